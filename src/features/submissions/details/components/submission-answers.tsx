import { useEffect } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useEventForm } from '@/features/forms/client'
import type { Submission } from '../../schema'
import { AnswerList } from './answer-list'

type SubmissionAnswersProps = Pick<Submission, 'id' | 'formId' | 'data'>

export function SubmissionAnswers({ id, formId, data }: SubmissionAnswersProps) {
  const { data: form, error, isPending } = useEventForm(formId)
  useEffect(() => {
    // The page shows the answers with field ids as labels instead of an error (Spec §8).
    if (error) console.error('The fields of the form could not be loaded', error)
  }, [error])
  if (data === null) return <UnreadableAnswers />
  if (isPending) return <AnswerBones />
  return <AnswerList submissionId={id} data={data} form={form ?? null} />
}

const UnreadableAnswers = () => (
  <p className="rounded-control bg-bg-2 px-3 py-2 text-text-2">
    The answers of this registration cannot be read. Nothing was changed: please ask whoever looks
    after the database to see to it, and name the reference above.
  </p>
)

const AnswerBones = () => (
  <div role="status">
    <span className="sr-only">Loading...</span>
    {['w-[14ch]', 'w-[22ch]', 'w-[10ch]', 'w-[18ch]'].map((width) => (
      <div key={width} className="grid h-10 grid-cols-[11rem_minmax(0,1fr)] items-center gap-4">
        <Skeleton className="w-[12ch]" />
        <Skeleton className={width} />
      </div>
    ))}
  </div>
)
