import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { fetchForm } from '../../client'
import type { EventForm } from '../../schema'
import type { BuilderAction } from '../builder'
import type { BuilderState } from '../builder-state'
import { useRefetchDraft, useSaveForm } from '../client'
import { toChangedContent } from '../draft-on-screen'
import type { useCheckedWork } from './use-checked-work'

/**
 * Returns the server's message for a refused request (status 4xx). Undefined for other errors, for
 * which the notice shows the text of Spec §8.
 */
const refusalSentence = (error: Error) =>
  error instanceof HttpError && error.status < 500 ? errorSentence(error) : undefined

/**
 * Saves the work. If somebody else saved the form meanwhile, `takeTheirs` loads the form as they
 * saved it, and `saveMine` replaces that with the work on the screen.
 */
export function useSaveBuilder(
  formId: number,
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  { check, showRefusal }: ReturnType<typeof useCheckedWork>,
) {
  const queries = useQueryClient()
  const forgetDraft = useRefetchDraft(formId)
  const { mutate, isPending } = useSaveForm(formId)
  const [conflict, setConflict] = useState<string | null>(null)

  const send = (revision: number) => {
    const sent = check()
    if (!sent) return
    const { keys, ...content } = sent
    mutate(
      { ...toChangedContent(content, state), revision, draft: state.draft?.version },
      {
        onSuccess: (form) => {
          setConflict(null)
          dispatch({ type: 'saved', form, sent })
          notify(notices.formSaved())
          void forgetDraft()
        },
        onError: (error) => {
          const isConflict = error instanceof HttpError && error.body?.code === 'form.changed'
          if (isConflict) setConflict(error.body?.error ?? null)
          showRefusal(error)
          notify(notices.formSaveFailed(refusalSentence(error)))
        },
      },
    )
  }

  const withTheirs = async (use: (form: EventForm) => void) => {
    try {
      use(await fetchForm(queries, formId))
    } catch (error) {
      notify(notices.formSaveFailed(error instanceof Error ? refusalSentence(error) : undefined))
    }
  }

  return {
    save: () => {
      if (!isPending) send(state.revision)
    },
    isSaving: isPending,
    conflict,
    takeTheirs: () =>
      withTheirs((form) => {
        setConflict(null)
        dispatch({ type: 'reloaded', form })
      }),
    saveMine: () => withTheirs((form) => send(form.revision)),
  }
}
