import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { formatDetailsDate } from '@/lib/dates'
import { useForm } from '../../forms/client'
import { listAnswerRows } from '../present-answer'
import type { Submission } from '../schema'
import { AnswerList } from './answer-list'
import { StatusPill } from './status-pill'

interface SubmissionDetailsProps {
  submission: Submission
  formName: string | null
}

/** The View button of a row and its dialog. */
export function SubmissionDetails({ submission, formName }: SubmissionDetailsProps) {
  const { id, submittedAt, reference, status } = submission
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="quiet" className="px-2.5!">
          <Eye aria-hidden strokeWidth={1.75} />
          View
          <VisuallyHidden> submission {id}</VisuallyHidden>
        </Button>
      </DialogTrigger>
      <DialogContent
        title={`Submission Details #${id}`}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {formName && <span className="basis-full text-text-2">{formName}</span>}
            <time dateTime={submittedAt}>{formatDetailsDate(submittedAt)}</time>
            <span>
              Reference <span className="font-medium text-text-2">{reference}</span>
            </span>
            <StatusPill status={status} />
          </span>
        }
      >
        <Answers submission={submission} />
      </DialogContent>
    </Dialog>
  )
}

function Answers({ submission: { formId, data } }: { submission: Submission }) {
  const { data: form, error, isPending } = useForm(formId)
  useEffect(() => {
    // Spec §8: only logged; the dialog shows the answers under their field ids.
    if (error) console.error('The fields of the form could not be loaded', error)
  }, [error])
  if (isPending) return <AnswerBones />
  return <AnswerList rows={listAnswerRows(data, form ?? null)} />
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
