import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { findHiddenFieldIds } from '@/features/forms/conditions/show-when'
import type { PublicForm } from '@/features/forms/schema'
import type { PublicField } from '../../answers-in-form'
import { listShownSteps, stepIdOf } from '../../steps'

export interface StepsProps {
  form: PublicForm
  /** The ids of fields that conditions hide; null until the script has evaluated the conditions. */
  hidden: ReadonlySet<string> | null
  /** The id of the current step; null means the first step, until the visitor goes to another. */
  step: string | null
  onStep: (step: string) => void
}

export interface FormSteps {
  progress: RefObject<HTMLParagraphElement | null>
  /**
   * The id of the visible step. Null when everything is shown at once: in a form on one page, and
   * before the script has decided which fields are hidden.
   */
  shown: string | null
  fields: readonly PublicField[]
  /** The number of the current step, from 1. */
  number: number
  count: number
  isLast: boolean
  next: () => void
  back: () => void
}

export function useSteps({ form, hidden, step, onStep }: StepsProps): FormSteps {
  const progress = useRef<HTMLParagraphElement>(null)
  const steps = listShownSteps(form, hidden ?? findHiddenFieldIds(form.fields, {}))
  const at = Math.max(
    steps.findIndex((one) => stepIdOf(one) === step),
    0,
  )
  const current = steps[at]

  function go(to: number) {
    const next = steps[to]
    if (!next) return
    // Renders the step now, because its heading must be visible before it can get the focus.
    flushSync(() => onStep(stepIdOf(next)))
    const heading = next.heading && document.getElementById(`field-${next.heading.id}`)
    const start = heading ?? progress.current
    start?.focus({ preventScroll: true })
    progress.current?.scrollIntoView({ block: 'start' })
  }

  return {
    progress,
    shown: hidden && current ? stepIdOf(current) : null,
    fields: current?.fields ?? [],
    number: at + 1,
    count: steps.length,
    isLast: at >= steps.length - 1,
    next: () => go(at + 1),
    back: () => go(at - 1),
  }
}
