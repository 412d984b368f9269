import type { KeyboardEvent } from 'react'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { SubmissionReceipt } from '@/features/delivery/components/submission-receipt'
import { formatDetailsDate } from '@/lib/dates'
import type { Submission } from '../../schema'
import { StatusPill } from '../status-pill'
import { SubmittedAt } from '../submitted-at'
import type { OpenSubmission } from '../use-open-submission'
import { submissionPartId } from '../use-open-submission'
import { AssigneeField } from './assignee-field'
import { DeleteButton } from './delete-button'
import { NeighbourButtons } from './neighbour-buttons'
import { SubmissionAnswers } from './submission-answers'
import { SubmissionLog } from './submission-log'
import { SubmissionNotes } from './submission-notes'

const TYPING_PLACES = 'input, textarea, select'

interface SubmissionDetailsProps {
  opened: OpenSubmission
  formName: (formId: number) => string | null
}

/** Spec §2.5: the dialog behind View, with the way to the rows beside it. */
export function SubmissionDetails({ opened, formName }: SubmissionDetailsProps) {
  const { submission, isOpen, setOpen, previous, next } = opened
  if (!submission) return null
  const { id } = submission
  const turn = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return
    if (target instanceof Element && target.closest(TYPING_PLACES)) return
    if (key === 'j' || key === 'ArrowRight') next?.()
    if (key === 'k' || key === 'ArrowLeft') previous?.()
  }
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent
        title={`Submission Details #${id}`}
        description={<Facts submission={submission} formName={formName(submission.formId)} />}
        onKeyDown={turn}
        // At the top, where reading begins: not in the list of colleagues far below.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          document.getElementById(submissionPartId(id, 'view'))?.focus()
        }}
        footer={<NeighbourButtons opened={opened} />}
      >
        <div key={id} className="contents">
          <SubmissionAnswers {...submission} />
          <SubmissionReceipt id={id} />
          <AssigneeField submission={submission} />
          <SubmissionNotes id={id} />
          <SubmissionLog id={id} />
          <DeleteButton id={id} onDeleted={() => setOpen(false)} />
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface FactsProps {
  submission: Submission
  formName: string | null
}

const Facts = ({
  submission: { submittedAt, reference, status, agreedTo },
  formName,
}: FactsProps) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
    {formName && <span className="basis-full text-text-2">{formName}</span>}
    <SubmittedAt submittedAt={submittedAt} format={formatDetailsDate} />
    <span>
      Reference <span className="font-medium text-text-2">{reference}</span>
    </span>
    <StatusPill status={status} />
    {agreedTo && <span>Agreed to version {agreedTo.version} of the notice</span>}
  </span>
)
