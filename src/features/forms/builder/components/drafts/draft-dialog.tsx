'use client'

import { useState } from 'react'
import { confirmationDialogProps } from '@/components/portal/confirm-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDetailsDate } from '@/lib/dates'
import { errorSentence } from '@/lib/http/client'
import type { Notice } from '@/lib/notices/notice'
import { notices } from '@/lib/notices/notices'
import { useEventForm } from '../../../client'
import type { EventForm } from '../../../schema'
import { changesBetween } from '../../changes'
import { useAnswerCounts, useDiscardDraft, usePublishDraft } from '../../client'
import { contentOfForm, type FormDraft } from '../../content'
import { ChangeList } from './change-list'

interface DraftDialogProps {
  formId: number
  draft: FormDraft
  canEdit: boolean
  /**
   * True when the form in the builder was changed after the draft was stored. Publishing is
   * disabled then, because it would leave these changes out.
   */
  isBehind: boolean
  onClose: () => void
  onPublished: (form: EventForm) => void
  onDiscarded: () => void
}

export function DraftDialog(props: DraftDialogProps) {
  const { formId, draft, canEdit, isBehind, onClose, onPublished, onDiscarded } = props
  // The form is fetched again, because it may have changed since the builder was opened.
  const { data: form, isFetching } = useEventForm(formId)
  const { data: counts = {} } = useAnswerCounts(formId, canEdit)
  const publishing = usePublishDraft(formId)
  const discarding = useDiscardDraft(formId)
  const [isAsking, setAsking] = useState(false)

  const finish = (work: Promise<unknown>, notice: Notice, done: (answer: never) => void) =>
    work.then(
      (answer) => {
        onClose()
        notify(notice)
        done(answer as never)
      },
      (error) => notify(notices.draftFailed(errorSentence(error))),
    )
  const publish = () =>
    form &&
    finish(
      publishing.mutateAsync({ draft: draft.version, revision: form.revision }),
      notices.draftPublished(),
      onPublished,
    )
  const discard = () =>
    finish(discarding.mutateAsync(draft.version), notices.draftDiscarded(), onDiscarded)

  const changes = form && !isFetching ? changesBetween(contentOfForm(form), draft) : null
  const content = isAsking
    ? confirmationDialogProps({
        title: 'Discard the draft?',
        text: 'Visitors see the form as before. What is only in the draft is gone.',
        confirm: 'Discard draft',
        keep: 'Keep draft',
        danger: true,
        pending: discarding.isPending,
        onConfirm: discard,
      })
    : {
        title: 'What the draft would change',
        description: `Kept by ${draft.savedBy ?? 'somebody'} on ${formatDetailsDate(draft.savedAt)}. Visitors see the form as it was.`,
        footer: canEdit && (
          <>
            <Button variant="line" onClick={() => setAsking(true)}>
              Discard draft
            </Button>
            <Button
              onClick={publish}
              loading={publishing.isPending}
              disabled={isBehind || !changes}
            >
              {draft.isOutdated ? 'Publish anyway' : 'Publish draft'}
            </Button>
          </>
        ),
        children: (
          <>
            {draft.isOutdated && (
              <p className="font-medium text-error">
                The form was saved after this draft was begun. What came then and is not in the
                draft would go.
              </p>
            )}
            {!changes && <Skeleton className="h-4 w-3/4" />}
            {changes?.length === 0 && <p>Nothing: it is what visitors see already.</p>}
            {changes && <ChangeList changes={changes} counts={counts} />}
            {isBehind && (
              <p className="text-text-3">
                What you have changed since is not part of it. Keep it as draft first.
              </p>
            )}
          </>
        ),
      }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...content} />
    </Dialog>
  )
}
