import { type Dispatch, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { BuilderAction } from '../../builder'
import type { BuilderState } from '../../builder-state'
import { useFormDraft, useSaveDraft } from '../../client'
import { toChangedContent } from '../../draft-on-screen'
import type { useCheckedWork } from '../use-checked-work'

export type BuilderDialogName = 'changes' | 'versions' | 'replace' | 'open' | 'qr' | 'link'

export function useBuilderDraft(
  formId: number,
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  { check, showRefusal }: ReturnType<typeof useCheckedWork>,
) {
  const { data: draft = null } = useFormDraft(formId)
  const { mutateAsync, isPending } = useSaveDraft(formId)
  const [dialog, setDialog] = useState<BuilderDialogName | null>(null)
  const isOnScreen = draft !== null && draft.version === state.draft?.version

  const send = async () => {
    const sent = isPending ? null : check()
    if (!sent) return
    const { keys, ...content } = sent
    try {
      const kept = await mutateAsync({
        ...toChangedContent(content, state),
        revision: state.revision,
        draft: draft?.version ?? null,
      })
      dispatch({ type: 'draftKept', draft: { ...content, version: kept.version } })
      // This dialog says that the draft is stored. A toast would cover the dialog on phones.
      setDialog('changes')
    } catch (error) {
      notify(notices.draftFailed(errorSentence(error)))
      if (error instanceof Error) showRefusal(error)
    }
  }

  return {
    draft,
    /** True when the work on this screen was opened from `draft`, or was stored as `draft`. */
    isOnScreen,
    isKeeping: isPending,
    dialog,
    setDialog,
    keep: () => (draft && !isOnScreen ? setDialog('replace') : void send()),
    replace: () => {
      setDialog(null)
      void send()
    },
    open: () => {
      setDialog(null)
      if (draft) dispatch({ type: 'draftOpened', draft })
    },
  }
}

export type BuilderDraftControls = ReturnType<typeof useBuilderDraft>
