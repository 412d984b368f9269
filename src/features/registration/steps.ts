import type { PublicForm } from '@/features/forms/schema'
import { type FormSection, toSections } from './form-sections'

type Steps = Pick<PublicForm, 'fields' | 'hasSteps'>

/** The id of the step before the first heading. */
const FIRST = 'first'

/** Returns the id of a step: the field id of its heading, or `first`. */
export const stepIdOf = ({ heading }: FormSection): string => heading?.id ?? FIRST

/**
 * Returns the steps that are shown while these fields are hidden, in order; a section without
 * anything to see is skipped. Empty for a form that is on one page.
 */
export function shownSteps(
  { fields, hasSteps }: Steps,
  hidden: ReadonlySet<string>,
): FormSection[] {
  if (!hasSteps) return []
  const sections = toSections(fields)
  if (sections.length < 2) return []
  return sections.filter(({ heading, fields }) => {
    if (heading && hidden.has(heading.id)) return false
    return Boolean(heading?.helpText) || fields.some(({ id }) => !hidden.has(id))
  })
}

/** Returns the id of the first step with a message; null when none of the messages is in a step. */
export function stepWithError(form: Steps, errors: Record<string, string>): string | null {
  const found = form.hasSteps
    ? toSections(form.fields).find(({ fields }) => fields.some(({ id }) => id in errors))
    : undefined
  return found ? stepIdOf(found) : null
}

/**
 * The styles of a form in steps until its script has loaded: only the first step is shown. Where
 * scripts are off, the whole form is shown on one page.
 */
export const STEP_STYLES =
  '@media (scripting:enabled){form[data-steps]:not([data-live]) :is([data-step]~[data-step],[data-last]){display:none}}' +
  '@media (scripting:none){[data-step-only]{display:none}}'
