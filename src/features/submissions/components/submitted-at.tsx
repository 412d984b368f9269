import type { Submission } from '../schema'

interface SubmittedAtProps extends Pick<Submission, 'submittedAt'> {
  format: (instant: string) => string
}

export const SubmittedAt = ({ submittedAt, format }: SubmittedAtProps) =>
  submittedAt === null ? (
    <span className="text-text-3">Time unreadable</span>
  ) : (
    <time dateTime={submittedAt}>{format(submittedAt)}</time>
  )
