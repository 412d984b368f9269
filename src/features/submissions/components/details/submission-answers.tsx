import { useEffect } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { listAnswerRows } from '@/features/answers/present-answer'
import { useForm } from '@/features/forms/client'
import type { Submission } from '../../schema'
import { AnswerList } from './answer-list'

type SubmissionAnswersProps = Pick<Submission, 'id' | 'formId' | 'data'>

export function SubmissionAnswers({ id, formId, data }: SubmissionAnswersProps) {
  const { data: form, error, isPending } = useForm(formId)
  useEffect(() => {
    // Spec §8: only logged; the dialog shows the answers under their field ids.
    if (error) console.error('The fields of the form could not be loaded', error)
  }, [error])
  if (isPending) return <AnswerBones />
  return <AnswerList submissionId={id} rows={listAnswerRows(data, form ?? null)} />
}

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
