import { isEmailOrPhone } from '@/features/forms/field-types'
import { listNameFieldCandidates, surnameFieldOf } from '@/features/forms/name-fields'
import type { EventForm } from '@/features/forms/schema'
import type { StoredAnswers } from './schema'

const lineOf = (answer: unknown) =>
  typeof answer === 'string' ? answer.replace(/\s+/g, ' ').trim() : ''

type NamingForm = Pick<EventForm, 'fields' | 'archivedFields' | 'nameFieldIds'>

function findName(form: NamingForm, answers: StoredAnswers) {
  if (answers === null) return null
  for (const fields of listNameFieldCandidates(form)) {
    const parts = fields
      .map((field) => ({ field, line: lineOf(answers[field.id]) }))
      .filter(({ line }) => line !== '')
    if (parts.length > 0) return { fields, parts }
  }
  return null
}

export const personName = (form: NamingForm, answers: StoredAnswers): string | null =>
  findName(form, answers)
    ?.parts.map(({ line }) => line)
    .join(' ') ?? null

/** Returns the name for a salutation, such as `Josefina` for `Ramos, Josefina D.`, or null. */
export function firstName(form: NamingForm, answers: StoredAnswers): string | null {
  const { fields, parts } = findName(form, answers) ?? { fields: [], parts: [] }
  const surname = fields.length > 1 ? surnameFieldOf(fields) : undefined
  // Without a name field, `findName` returns an email address or a phone number.
  const first = parts.find(({ field }) => field !== surname && !isEmailOrPhone(field))?.line
  if (surname) return first ?? null
  const [, afterComma] = first?.split(',') ?? []
  if (afterComma === undefined) return first?.split(' ')[0] || null
  return afterComma.replace(/(^|\s)\p{L}\.?(?=\s|$)/gu, '').trim() || null
}
