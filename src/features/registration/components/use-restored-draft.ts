import { type ActionDispatch, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { PREFILL_PREFIX } from '@/features/forms/prefill-link'
import type { PublicForm } from '@/features/forms/schema'
import type { PublicField } from '../answers-in-form'
import { deviceDraftStore, draftLifetimeDays, findDeviceDraft } from '../draft'
import type { RegistrationEvent } from '../registration-reducer'
import type { FilledForm } from './use-filled-form'

interface KeptDraftProps {
  form: PublicForm
  filled: FilledForm
  dispatch: ActionDispatch<[RegistrationEvent]>
  decide: () => void
  saveSoon: () => void
  /** True after a post without script, whose answers are newer than the draft. */
  isAttempt: boolean
}

/**
 * Fills in the answers that the page's URL contains, and then calls `onFilled`. The code for this
 * is loaded only when the URL contains answers. If the code cannot be loaded, the form stays as it
 * is.
 */
async function fillFromAddress(
  { element }: Pick<FilledForm, 'element'>,
  fields: readonly PublicField[],
  onFilled: () => void,
): Promise<void> {
  const { search } = location
  if (!search.includes(PREFILL_PREFIX)) return
  const loaded = await import('../prefill').catch(() => null)
  if (!loaded || !element.current) return
  loaded.prefillForm(element.current, fields, search)
  onFilled()
}

export function useRestoredDraft(props: KeptDraftProps) {
  const { form, filled, dispatch, decide, saveSoon, isAttempt } = props

  function restore(asked: PublicForm) {
    const kept = findDeviceDraft(
      deviceDraftStore(),
      asked.slug,
      asked.fields,
      Date.now(),
      draftLifetimeDays(asked),
    )
    if (!kept && !isAttempt) void fillFromAddress(filled, asked.fields, decide)
    if (!kept) return
    filled.restore(asked.fields, kept, !isAttempt)
    dispatch({ type: 'restored', draft: kept, isShown: !isAttempt })
    decide()
    saveSoon()
  }

  async function restoreParty() {
    const loaded = await import('../party-form').catch(() => null)
    const asked = loaded && !isAttempt ? loaded.formOfDraft(form) : form
    if (asked !== form) {
      const cards = Array.from({ length: asked.people ?? 0 }, (_, at) => at)
      flushSync(() => dispatch({ type: 'people', form: asked, cards, draft: {}, errors: {} }))
    }
    restore(asked)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (form.party) void restoreParty()
    else restore(form)
  }, [])
}
