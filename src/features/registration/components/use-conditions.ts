import { useEffect, useState } from 'react'
import type { PublicForm } from '@/features/forms/schema'
import { useOptionalParts } from './more/parts'
import type { FilledForm } from './use-filled-form'

/**
 * Returns the ids of the fields that conditions hide (`hidden`), and a function that finds them
 * again (`decide`). `hidden` is null before the first effect, while only the page's styles hide
 * fields (condition-styles.ts). It stays null in a form that has neither conditions nor steps.
 */
export function useConditions(form: PublicForm, filled: FilledForm) {
  const [hidden, setHidden] = useState<ReadonlySet<string> | null>(null)
  const { findHiddenFieldIds } = useOptionalParts()
  const isNeeded = form.hasSteps || form.fields.some(({ showWhen }) => showWhen)

  function decide() {
    if (!isNeeded) return
    const now = findHiddenFieldIds(form.fields, filled.read(form.fields).answers)
    setHidden((before) => (before && `${[...before]}` === `${[...now]}` ? before : now))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new form
  useEffect(decide, [form])

  return { hidden, decide }
}
