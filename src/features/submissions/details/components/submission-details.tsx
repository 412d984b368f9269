import type { KeyboardEvent } from 'react'
import { StaleDataLine } from '@/components/portal/stale-line'
import { UnsentChangesLine } from '@/components/portal/unsent-line'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { SubmissionMessages } from '@/features/delivery/components/submission-messages'
import { SubmissionReceipt } from '@/features/delivery/components/submission-receipt'
import { HttpError } from '@/lib/http/client'
import { AssigneeField } from '../../assignment/components/assignee-field'
import { ErasureRequestNotice } from '../../records/components/erasure-request-notice'
import { PossibleDuplicates } from '../../records/components/merging/possible-duplicates'
import { RegistrantLinkSection } from '../../records/components/registrant-link-section'
import { TestMarkButton } from '../../records/components/test-mark-button'
import type { Submission } from '../../schema'
import { useSetRowStatus } from '../../status/components/use-status'
import { CancelSeatButton } from '../../waiting/components/seat-buttons'
import { readListKey } from '../list-shortcuts'
import { NeighbourButtons } from './neighbour-buttons'
import { PeoplePart } from './people-part'
import { DeleteSubmissionButton, PrintSubmissionLink } from './record-buttons'
import { SubmissionAnswers } from './submission-answers'
import { SubmissionFacts } from './submission-facts'
import { SubmissionLog } from './submission-log'
import { SubmissionNotes } from './submission-notes'
import { UnsentNotesDialog } from './unsent-notes'
import { type OpenedSubmission, submissionElementId } from './use-open-submission'
import { useUnsentNotes } from './use-unsent-notes'

/** Elements that use the keyboard themselves. Keyboard shortcuts are ignored in them. */
const TYPING_ELEMENTS = 'input, textarea, select, [role="menu"], [role="alertdialog"]'

interface SubmissionDetailsProps {
  opened: OpenedSubmission
  formName: (formId: number) => string | null
}

export function SubmissionDetails({ opened, formName }: SubmissionDetailsProps) {
  const { id, submission, isOpen, error, previous, next } = opened
  const setStatus = useSetRowStatus()
  const leave = useUnsentNotes(opened)

  const handle = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(TYPING_ELEMENTS)) return
    const command = readListKey(event.nativeEvent)
    const by = command?.do === 'move' ? command.by : ARROWS[event.key]
    if (by === 1) next?.()
    if (by === -1) previous?.()
    if (command?.do !== 'status' || !submission) return
    setStatus(submission, command.status)
    const isLeaving = submission.status !== command.status && opened.doesNotFit(command.status)
    if (command.goesOn) next?.(isLeaving)
  }
  return (
    <Dialog open={isOpen} onOpenChange={(willBeOpen) => willBeOpen || leave.ask()}>
      <DialogContent
        title={`Submission Details #${id}`}
        description={
          submission && (
            <SubmissionFacts submission={submission} formName={formName(submission.formId)} />
          )
        }
        onKeyDown={handle}
        // Focuses the dialog itself, so that nothing scrolls and Enter presses no button by
        // accident.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          const row = document.getElementById(submissionElementId(id, 'view'))
          // There is no row when a link has opened a registration that is not on this page of the
          // list.
          const back = row ?? document.querySelector<HTMLElement>('main')
          back?.focus()
        }}
        footer={<NeighbourButtons opened={opened} />}
      >
        <StaleDataLine />
        <UnsentChangesLine />
        {submission ? (
          <Parts key={id} submission={submission} onDeleted={opened.close} onOpen={opened.open} />
        ) : (
          <Missing error={error} />
        )}
        <UnsentNotesDialog leave={leave} />
      </DialogContent>
    </Dialog>
  )
}

const ARROWS: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 }

interface PartsProps {
  submission: Submission
  onDeleted: () => void
  onOpen: (id: number) => void
}

const Parts = ({ submission, onDeleted, onOpen }: PartsProps) => (
  <div className="contents">
    <ErasureRequestNotice askedAt={submission.erasureAskedAt} />
    <SubmissionAnswers {...submission} />
    <PeoplePart submission={submission} onOpen={onOpen} />
    <PossibleDuplicates submission={submission} onOpen={onOpen} />
    <SubmissionReceipt id={submission.id} />
    <SubmissionMessages id={submission.id} formId={submission.formId} />
    <AssigneeField submission={submission} />
    <SubmissionNotes id={submission.id} />
    <RegistrantLinkSection id={submission.id} />
    <SubmissionLog id={submission.id} />
    <section
      aria-label="The record"
      className="flex flex-wrap gap-2 border-t border-line pt-4 empty:hidden"
    >
      <PrintSubmissionLink id={submission.id} />
      <TestMarkButton submission={submission} />
      <SeatPart submission={submission} />
      <DeleteSubmissionButton id={submission.id} onDeleted={onDeleted} />
    </section>
  </div>
)

function SeatPart({ submission }: Pick<PartsProps, 'submission'>) {
  const { id, formId, seat, reference, people } = submission
  const isAll = (people?.length ?? 0) > 1
  if (isAll && people?.every((one) => one.seat === 'cancelled')) return null
  return <CancelSeatButton id={id} formId={formId} seat={seat} name={reference} isAll={isAll} />
}

function Missing({ error }: { error: Error | null }) {
  if (!error) return <p role="status">Loading...</p>
  return (
    <p role="alert">
      {error instanceof HttpError && error.status === 404
        ? 'This registration is not there any more. If somebody has deleted it, it is in the bin.'
        : 'The registration could not be loaded. Close and open it again.'}
    </p>
  )
}
