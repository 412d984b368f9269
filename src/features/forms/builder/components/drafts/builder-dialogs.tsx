import dynamic from 'next/dynamic'
import type { Dispatch } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import type { EventForm } from '../../../schema'
import type { BuilderAction } from '../../builder'
import { findBuilderMenu } from '../builder-menu'
import type { BuilderDraftControls } from './use-builder-draft'

// The options of `dynamic` must be literals, because Next reads them from the source when building.
const DraftDialog = dynamic(() => import('./draft-dialog').then((m) => m.DraftDialog), {
  ssr: false,
})
const VersionsDialog = dynamic(() => import('./versions-dialog').then((m) => m.VersionsDialog), {
  ssr: false,
})
const QrDialog = dynamic(
  () => import('../../../list/components/qr-dialog').then((m) => m.QrDialog),
  {
    ssr: false,
  },
)
const PrefillDialog = dynamic(() => import('../prefill-dialog').then((m) => m.PrefillDialog), {
  ssr: false,
})

interface BuilderDialogsProps {
  form: EventForm
  work: BuilderDraftControls
  canEdit: boolean
  isUnsaved: boolean
  dispatch: Dispatch<BuilderAction>
}

export function BuilderDialogs(props: BuilderDialogsProps) {
  const { form, work, canEdit, isUnsaved, dispatch } = props
  const { draft, isOnScreen, dialog, setDialog } = work
  const close = () => setDialog(null)
  const reload = (saved: EventForm) => dispatch({ type: 'reloaded', form: saved })
  const question = { onOpenChange: (open: boolean) => !open && close() }
  return (
    <>
      {dialog === 'changes' && draft && (
        <DraftDialog
          formId={form.id}
          draft={draft}
          canEdit={canEdit}
          isBehind={isUnsaved && isOnScreen}
          onClose={close}
          // After publishing, unsaved work stays on the screen. Saving it will be refused, because
          // the form then has a newer revision.
          onPublished={(saved) => !isUnsaved && reload(saved)}
          onDiscarded={() => isOnScreen && dispatch({ type: 'draftGone' })}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog
          form={form}
          canEdit={canEdit}
          isUnsaved={isUnsaved}
          onClose={close}
          onRestored={reload}
        />
      )}
      {dialog === 'link' && (
        <PrefillDialog form={form} onClose={close} returnTo={findBuilderMenu} />
      )}
      {dialog === 'qr' && (
        <QrDialog
          form={form}
          open
          onOpenChange={(open) => !open && close()}
          returnTo={findBuilderMenu}
        />
      )}
      <ConfirmDialog
        {...question}
        open={dialog === 'replace'}
        title="Replace the draft?"
        text={`There is a draft of ${draft?.savedBy ?? 'somebody'} that is not on your screen. Yours would take its place.`}
        confirm="Replace draft"
        danger
        onConfirm={work.replace}
      />
      <ConfirmDialog
        {...question}
        open={dialog === 'open'}
        title="Open the draft?"
        text="It takes the place of what is on your screen, which is not saved."
        confirm="Open draft"
        danger
        onConfirm={work.open}
      />
    </>
  )
}
