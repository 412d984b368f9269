import { useEffect, useState } from 'react'
import type { PublicForm } from '@/features/forms/schema'
import { useParts } from './more/parts'
import type { FilledForm } from './use-filled-form'

/**
 * Decides which conditional fields are shown, from the first effect on. Before that the page's
 * styles decide (condition-styles.ts).
 * @returns `hidden`: the ids of the hidden fields, null before the first effect and in a form
 * without conditions and steps; `decide`: to be called after answers have changed
 */
export function useConditions(form: PublicForm, filled: FilledForm) {
  const [hidden, setHidden] = useState<ReadonlySet<string> | null>(null)
  const { findHidden } = useParts()
  const isNeeded = form.hasSteps || form.fields.some(({ showWhen }) => showWhen)

  function decide() {
    if (!isNeeded) return
    const now = findHidden(form.fields, filled.read(form.fields).answers)
    setHidden((before) => (before && `${[...before]}` === `${[...now]}` ? before : now))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new form
  useEffect(decide, [form])

  return { hidden, decide }
}
