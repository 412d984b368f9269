import 'server-only'
import { personName } from '@/features/answers/person-name'
import { foldForSearch } from '@/features/answers/server/search-text'
import { isEmailOrPhone } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'
import { type Person, parsePerson } from '@/lib/people/person'
import type { Submission } from '../../schema'

export type FormsById = ReadonlyMap<number, EventForm>
export type RegisteredAnswers = Pick<Submission, 'formId' | 'data'>

export function contactTextsOf({ formId, data }: RegisteredAnswers, forms: FormsById): string[] {
  const form = forms.get(formId)
  return [...(form?.fields ?? []), ...(form?.archivedFields ?? [])].flatMap((field) => {
    const answer = data?.[field.id]
    return isEmailOrPhone(field) && typeof answer === 'string' ? [answer] : []
  })
}

export const contactsOf = (registered: RegisteredAnswers, forms: FormsById): Person[] =>
  contactTextsOf(registered, forms).flatMap((text) => parsePerson(text) ?? [])

/** Returns the registrant's name without case and accents; empty when no answer gives a name. */
export const normalizedNameOf = ({ formId, data }: RegisteredAnswers, forms: FormsById): string => {
  const form = forms.get(formId)
  return foldForSearch((form && personName(form, data)) ?? '')
}

/** Whether a name has at least two words. A first name alone is shared by many people. */
export const isFullName = (name: string): boolean => name.split(' ').length > 1
