import type { ActionDispatch } from 'react'
import { withLanguageParameter } from '@/lib/languages'
import { sitePaths } from '@/lib/site-paths'
import type { RegistrationEvent } from '../registration-reducer'
import type { RegistrationState } from '../registration-state'
import { needsOptionalParts } from './more/needs-more'
import { NO_OPTIONAL_PARTS, useOptionalParts } from './more/parts'
import type { useDraftSaving } from './use-draft'
import type { FilledForm } from './use-filled-form'

interface StartOverProps {
  state: RegistrationState
  dispatch: ActionDispatch<[RegistrationEvent]>
  filled: FilledForm
  draft: ReturnType<typeof useDraftSaving>
  decide: () => void
}

export function useStartOver({ state, dispatch, filled, draft, decide }: StartOverProps) {
  const { form, cleared } = state
  const hasMore = useOptionalParts() !== NO_OPTIONAL_PARTS

  async function another() {
    dispatch({ type: 'another' })
    // sending.ts is loaded already, because it sent the last registration.
    const { reloadForm } = await import('../sending')
    const reopened = await reloadForm(form)
    if (!reopened) return dispatch({ type: 'closed' })
    const path = (state.isPlain ? sitePaths.plainForm : sitePaths.form)(form.slug)
    const address = withLanguageParameter(path, form.lang)
    // The form has changed and needs code that this page has not loaded, so the page is opened
    // again.
    if (needsOptionalParts(reopened) && !hasMore) return location.assign(address)
    history.replaceState(null, '', address)
    filled.begin()
    dispatch({ type: 'opened', form: reopened })
  }

  function startOver() {
    const cleared = filled.toDraft(form.fields, []) ?? undefined
    draft.drop()
    filled.begin()
    dispatch({ type: 'opened', form, cleared })
  }

  function undoStartOver() {
    if (!cleared) return
    filled.restore(form.fields, cleared, true)
    decide()
    dispatch({ type: 'restored', draft: cleared, isShown: true })
    draft.saveSoon()
  }

  return { another, startOver, undoStartOver }
}
