import type { SourceText, TextPart } from './schema'

/** What each text is called, as in the builder. */
const PART_NAMES: Record<TextPart, string> = {
  name: 'Name',
  description: 'Description',
  closedText: 'While it is closed',
  thanksText: 'After a registration',
  notice: 'Notice',
  receiptSubject: 'Subject',
  receiptText: 'Message',
  label: 'Label',
  placeholder: 'Placeholder',
  helpText: 'Help text',
  blockText: 'Text',
  unit: 'Unit',
  option: 'Option',
}

const LONG = new Set<TextPart>([
  'description',
  'closedText',
  'thanksText',
  'notice',
  'receiptText',
  'blockText',
])

/** Whether a text may have several lines. */
export const isLong = ({ part }: SourceText): boolean => LONG.has(part)

/** Returns the name of a text among those of its group; options are numbered. */
export const labelText = ({ part, path }: SourceText): string =>
  part === 'option'
    ? `${PART_NAMES.option} ${Number(path.split('.').at(-1)) + 1}`
    : PART_NAMES[part]

/**
 * Texts that are shown together for translation: those of the form, of its confirmation email, or
 * of one field.
 */
export interface TextGroup {
  id: string
  title: string
  texts: SourceText[]
}

const MAIL = 'receipt'

/**
 * Groups the texts, in the order of the form. The title of a field's group is the label of the
 * field.
 */
export function groupTexts(sources: readonly SourceText[]): TextGroup[] {
  const groups = new Map<string, TextGroup>()
  for (const text of sources) {
    const id = text.fieldId ?? (text.path.startsWith(MAIL) ? MAIL : 'form')
    const titles: Record<string, string> = { form: 'The form', [MAIL]: 'Confirmation email' }
    const group = groups.get(id) ?? { id, title: titles[id] ?? text.source, texts: [] }
    group.texts.push(text)
    groups.set(id, group)
  }
  return [...groups.values()]
}

/** Returns the name of a text outside its group, such as “Option “Large” of “Size””. */
export function nameText(text: SourceText, sources: readonly SourceText[]): string {
  const name = PART_NAMES[text.part]
  if (!text.fieldId) return name
  const own = text.part === 'option' ? `${name} “${text.source}”` : name
  const label = sources.find(
    ({ fieldId, part }) => fieldId === text.fieldId && part === 'label',
  )?.source
  return label ? `${own} of “${label}”` : own
}
