import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'
import type { Template } from './schema'

const BUILT_IN_MARKS = ['name', 'first name', 'reference', 'form'] as const
type BuiltInMark = (typeof BUILT_IN_MARKS)[number]

/** Such as `{name}`, or a field's label such as `{Church}`. */
const MARK = /\{([^{}\n]{1,200})\}/g

const keyOf = (mark: string) => mark.replace(/\s+/g, ' ').trim().toLowerCase()

/** If a built-in merge field and the label of a field are equal, the built-in one is used. */
export const asBuiltIn = (key: string): BuiltInMark | undefined =>
  BUILT_IN_MARKS.find((name) => name === key)

/** `mark`: a merge field as written in braces; `key`: its form for comparing, in lower case. */
export type Piece = { words: string } | { key: string; mark: string }

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) pieces.push({ words: text.slice(at, match.index) })
    pieces.push({ key: keyOf(match[1] ?? ''), mark: match[1] ?? '' })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ words: text.slice(at) })
  return pieces
}

const keysIn = ({ subject, text }: Template) =>
  [...piecesOf(subject), ...piecesOf(text)].flatMap((piece) => ('key' in piece ? [piece.key] : []))

type Asked = Pick<EventForm, 'fields'>

const hasWords = (fieldType: FieldType) =>
  !['file', 'nothing'].includes(FIELD_TYPE_TRAITS[fieldType].holds)

/** Leaves out labels with a brace or a line break, which could not be written in a text. */
export const listMergeFields = ({ fields }: Asked): string[] => [
  ...BUILT_IN_MARKS,
  ...fields
    .filter(({ label, fieldType }) => hasWords(fieldType) && !/[{}\n]/.test(label))
    .map(({ label }) => label)
    .filter((label) => !asBuiltIn(keyOf(label))),
]

/** Returns field ids by merge field, and the merge fields that the form does not have. */
export function readMergeFields(template: Template, { fields }: Asked) {
  const mergeFields: Record<string, string> = {}
  const unknown: string[] = []
  for (const key of keysIn(template)) {
    if (asBuiltIn(key)) continue
    const field = fields.find(({ label, fieldType }) => hasWords(fieldType) && keyOf(label) === key)
    if (field) mergeFields[key] = field.id
    else if (!unknown.includes(key)) unknown.push(key)
  }
  return { mergeFields, unknown }
}

/** Whether the text can differ between registrations of the same mailbox. */
export const isPersonal = (template: Template): boolean =>
  keysIn(template).some((key) => key !== 'form')
