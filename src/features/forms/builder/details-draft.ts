import { firstErrorsByPath } from '@/lib/notices/first-messages'
import { type FormDetails, formDetailsSchema } from '../form-input'
import type { EventForm } from '../schema'

/** The details of a form as typed, with an empty text for none. */
export type DetailsDraft = {
  [Name in keyof FormDetails]: FormDetails[Name] extends boolean ? boolean : string
}

export type DetailsProblems = Partial<Record<keyof FormDetails, string>>

export const FORM_DETAIL_NAMES = Object.keys(formDetailsSchema.shape) as (keyof FormDetails)[]

export const toDetailsDraft = (form: Pick<EventForm, keyof FormDetails>): DetailsDraft => ({
  name: form.name,
  slug: form.slug,
  description: form.description ?? '',
  closedText: form.closedText ?? '',
  thanksText: form.thanksText ?? '',
  hasSteps: form.hasSteps,
})

export const toDetailsInput = (draft: DetailsDraft): FormDetails => ({
  name: draft.name.trim(),
  slug: draft.slug.trim(),
  description: draft.description.trim() || null,
  closedText: draft.closedText.trim() || null,
  thanksText: draft.thanksText.trim() || null,
  hasSteps: draft.hasSteps,
})

/**
 * Returns only the changed details, because a colleague may have changed the others; undefined when
 * none is changed.
 */
export function changedDetails(
  now: FormDetails,
  before: FormDetails,
): Partial<FormDetails> | undefined {
  const changed = FORM_DETAIL_NAMES.filter((name) => now[name] !== before[name])
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map((name) => [name, now[name]]))
}

export const findDetailsProblems = (draft: DetailsDraft): DetailsProblems =>
  firstErrorsByPath(formDetailsSchema.safeParse(toDetailsInput(draft)).error)
