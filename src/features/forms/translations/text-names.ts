import type { SourceText, TextPart } from './schema'

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

export const isLongText = ({ part }: SourceText): boolean => LONG.has(part)

export const textInputLabel = ({ part, path }: SourceText): string =>
  part === 'option'
    ? `${PART_NAMES.option} ${Number(path.split('.').at(-1)) + 1}`
    : PART_NAMES[part]

export interface TextGroup {
  id: string
  title: string
  texts: SourceText[]
}

const MAIL = 'receipt'

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

export function nameOfText(text: SourceText, sources: readonly SourceText[]): string {
  const name = PART_NAMES[text.part]
  if (!text.fieldId) return name
  const own = text.part === 'option' ? `${name} “${text.source}”` : name
  const label = sources.find(
    ({ fieldId, part }) => fieldId === text.fieldId && part === 'label',
  )?.source
  return label ? `${own} of “${label}”` : own
}
