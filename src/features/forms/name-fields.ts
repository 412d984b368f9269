import { normalizeUnicode } from '@/lib/text'
import { FIELD_TYPE_TRAITS } from './field-types'
import type { EventForm, FormField } from './schema'

type NamedField = Pick<FormField, 'id' | 'label' | 'fieldType'>

/**
 * The words that a label for a full name may contain. A label with any other word asks for
 * something else.
 */
const WHOLE = new Set(
  `name names full complete your of the and a participant participants registrant attendee delegate
  applicant camper guest member person student volunteer child
  pangalan buong mo ninyo ng iyong kalahok`.split(/\s+/),
)
const NAME = /^(names?|pangalan)$/
const FIRST = /^(your )?(first|given|fore ?|unang )\s?(name|pangalan)s?$/
const LAST = /^(your )?((last|family) name|surname|apely?[ie]do)$/

/**
 * Returns the words of a label: `participants full name` for `Participant’s Full Name (as on ID)`.
 */
const wordsOf = (label: string): string =>
  normalizeUnicode(label, 'NFKD')
    .toLowerCase()
    .replace(/\([^()]*\)|\p{M}|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function isWholeName(label: string): boolean {
  const words = label.split(' ')
  return words.some((word) => NAME.test(word)) && words.every((word) => WHOLE.has(word))
}

/**
 * Returns the fields for first and last name. If one of them is missing, returns the first that
 * exists of: full name, first name, last name, email, phone.
 */
export function findNameFields<Field extends NamedField>(fields: readonly Field[]): Field[] {
  const texts = fields
    .filter(({ fieldType }) => fieldType === 'text')
    .map((field) => ({ field, label: wordsOf(field.label) }))
  const first = texts.find(({ label }) => FIRST.test(label))
  const last = texts.find(({ label }) => LAST.test(label))
  const whole = texts.find(({ label }) => isWholeName(label))
  if (first && last) return [first.field, last.field]
  const found =
    (whole ?? first ?? last)?.field ??
    fields.find(({ fieldType }) => fieldType === 'email') ??
    fields.find(({ fieldType }) => fieldType === 'phone')
  return found ? [found] : []
}

export const surnameFieldOf = <Field extends NamedField>(fields: readonly Field[]) =>
  fields.find(({ label }) => LAST.test(wordsOf(label))) ?? fields.at(-1)

export const canBeNameField = ({ fieldType }: Pick<FormField, 'fieldType'>): boolean =>
  FIELD_TYPE_TRAITS[fieldType].canName

type NamingForm = Pick<EventForm, 'fields' | 'archivedFields' | 'nameFieldIds'>

/**
 * Returns groups of fields that may give the registrant's name, the preferred group first: the
 * fields that staff chose, then name fields among the current fields, then name fields among the
 * removed fields. A group may be empty.
 */
export function listNameFieldCandidates({
  fields,
  archivedFields,
  nameFieldIds,
}: NamingForm): FormField[][] {
  const known = new Map([...fields, ...archivedFields].map((field) => [field.id, field]))
  const chosen = nameFieldIds?.flatMap((id) => known.get(id) ?? []) ?? []
  return [chosen, findNameFields(fields), findNameFields(archivedFields)]
}
