import type { PublicForm } from '@/features/forms/schema'
import { type FormSection, toSections } from './form-sections'

type Steps = Pick<PublicForm, 'fields' | 'hasSteps'>

const FIRST = 'first'

export const stepIdOf = ({ heading }: FormSection): string => heading?.id ?? FIRST

/** Returns the steps in which something is shown; empty for a form on one page. */
export function listShownSteps(
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

export function firstStepIdWithError(form: Steps, errors: Record<string, string>): string | null {
  const found = form.hasSteps
    ? toSections(form.fields).find(({ fields }) => fields.some(({ id }) => id in errors))
    : undefined
  return found ? stepIdOf(found) : null
}

/**
 * Styles that show only the first step until the script has loaded, and the whole form without
 * script.
 */
export const STEP_STYLES =
  '@media (scripting:enabled){form[data-steps]:not([data-live]) :is([data-step]~[data-step],[data-last]){display:none}}' +
  '@media (scripting:none){[data-step-only]{display:none}}'
