import { Pill } from '@/components/ui/pill'
import { Skeleton } from '@/components/ui/skeleton'
import { areAnswersReadable } from '@/features/answers/answer-shape'
import type { Submission } from '../../../schema'
import { RowMarks } from './row-marks'

interface FormCellProps {
  submission: Submission
  formName: string | null
  person: string | null
}

export function FormCell({ submission, formName, person }: FormCellProps) {
  if (formName === null) return <Skeleton className="w-[16ch]" />
  const first = person ?? formName
  const isReadable = submission.submittedAt !== null && areAnswersReadable(submission.data)
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] py-1.5 max-md:py-0.5">
      <span className="flex items-center gap-2">
        <span title={first} className="truncate font-medium max-md:font-semibold">
          {first}
        </span>
        {submission.isTest && <Pill tone="other">Test</Pill>}
        {isReadable || <Pill tone="other">Unreadable</Pill>}
      </span>
      <span className="relative flex min-w-0 items-center gap-3 overflow-hidden text-sm text-text-3 max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-0">
        {person !== null && (
          <span title={formName} className="min-w-[5ch] shrink-[99] truncate">
            {formName}
          </span>
        )}
        <RowMarks submission={submission} />
      </span>
    </span>
  )
}
