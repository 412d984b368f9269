import type { EventForm } from '@/features/forms/schema'
import type { Template } from './schema'

/** What every registration has; a field of the form is named by its label. */
const BUILT_IN_MARKS = ['name', 'reference', 'form'] as const
type BuiltInMark = (typeof BUILT_IN_MARKS)[number]

/** `{name}`, `{reference}`, `{form}`, or the label of a field as `{Church}`. */
const MARK = /\{([^{}\n]{1,200})\}/g

const keyOf = (mark: string) => mark.replace(/\s+/g, ' ').trim().toLowerCase()

export const asBuiltIn = (key: string): BuiltInMark | undefined =>
  BUILT_IN_MARKS.find((name) => name === key)

/** Words of staff, and between them what is different for each recipient. */
export type Piece = { words: string } | { key: string }

/** The text in its pieces, in order. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) pieces.push({ words: text.slice(at, match.index) })
    pieces.push({ key: keyOf(match[1] ?? '') })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ words: text.slice(at) })
  return pieces
}

const keysIn = ({ subject, text }: Template) =>
  [...piecesOf(subject), ...piecesOf(text)].flatMap((piece) => ('key' in piece ? [piece.key] : []))

type Asked = Pick<EventForm, 'fields'>

/** Labels that can be used in braces; files have no text to merge. */
export const listMarks = ({ fields }: Asked): string[] => [
  ...BUILT_IN_MARKS,
  ...fields
    .filter(({ label, fieldType }) => fieldType !== 'file' && !/[{}\n]/.test(label))
    .map(({ label }) => label)
    .filter((label) => !asBuiltIn(keyOf(label))),
]

/** Which field each merge field means, and those that mean none. */
export function readMergeFields(template: Template, { fields }: Asked) {
  const mergeFields: Record<string, string> = {}
  const unknown: string[] = []
  for (const key of keysIn(template)) {
    if (asBuiltIn(key)) continue
    const field = fields.find(
      ({ label, fieldType }) => fieldType !== 'file' && keyOf(label) === key,
    )
    if (field) mergeFields[key] = field.id
    else if (!unknown.includes(key)) unknown.push(key)
  }
  return { mergeFields, unknown }
}

/** Whether the text would differ between registrations of one mailbox. */
export const isPersonal = (template: Template): boolean =>
  keysIn(template).some((key) => key !== 'form')
