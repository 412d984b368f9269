import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'
import type { MailingTemplate } from './schema'

const BUILT_IN_MARKS = ['name', 'first name', 'reference', 'form'] as const
type BuiltInMark = (typeof BUILT_IN_MARKS)[number]

const MARK = /\{([^{}\n]{1,200})\}/g

const keyOf = (mark: string) => mark.replace(/\s+/g, ' ').trim().toLowerCase()

export const findBuiltInMergeField = (key: string): BuiltInMark | undefined =>
  BUILT_IN_MARKS.find((name) => name === key)

/**
 * Words that stay as they are, or a merge field. `mark` is the merge field as it is written between
 * the braces, `key` the same in lower case for comparing.
 */
export type TemplatePiece = { words: string } | { key: string; mark: string }

export function splitIntoPieces(text: string): TemplatePiece[] {
  const pieces: TemplatePiece[] = []
  let at = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) pieces.push({ words: text.slice(at, match.index) })
    pieces.push({ key: keyOf(match[1] ?? ''), mark: match[1] ?? '' })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ words: text.slice(at) })
  return pieces
}

const keysIn = ({ subject, text }: MailingTemplate) =>
  [...splitIntoPieces(subject), ...splitIntoPieces(text)].flatMap((piece) =>
    'key' in piece ? [piece.key] : [],
  )

type Asked = Pick<EventForm, 'fields'>

const hasWords = (fieldType: FieldType) =>
  !['file', 'nothing'].includes(FIELD_TYPE_TRAITS[fieldType].holds)

/**
 * Lists the built-in merge fields and the labels of the form's fields. Leaves out fields without
 * text, labels equal to a built-in merge field, and labels with a brace or a line break, because
 * `{label}` would not be recognized as a merge field.
 */
export const listMergeFields = ({ fields }: Asked): string[] => [
  ...BUILT_IN_MARKS,
  ...fields
    .filter(({ label, fieldType }) => hasWords(fieldType) && !/[{}\n]/.test(label))
    .map(({ label }) => label)
    .filter((label) => !findBuiltInMergeField(keyOf(label))),
]

export function readMergeFields(template: MailingTemplate, { fields }: Asked) {
  const mergeFields: Record<string, string> = {}
  const unknown: string[] = []
  for (const key of keysIn(template)) {
    if (findBuiltInMergeField(key)) continue
    const field = fields.find(({ label, fieldType }) => hasWords(fieldType) && keyOf(label) === key)
    if (field) mergeFields[key] = field.id
    else if (!unknown.includes(key)) unknown.push(key)
  }
  return { mergeFields, unknown }
}

/**
 * True when the subject or the text has a merge field that can differ between registrations of one
 * mailbox.
 */
export const isPersonalTemplate = (template: MailingTemplate): boolean =>
  keysIn(template).some((key) => key !== 'form')
