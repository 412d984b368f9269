import { type PreviewPress, toComparableText } from '@/lib/content/preview-messages'

/** The fields of the edit form in the panel by path, such as `hero.slides.2.title`. */
type FormValues = Readonly<Record<string, { value?: unknown }>>

interface TextNode {
  text?: string
  children?: TextNode[]
}

const textOf = (node: TextNode): string => node.text ?? (node.children ?? []).map(textOf).join('')

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  const root = (value as { root?: TextNode } | null | undefined)?.root
  return root ? (root.children ?? []).map(textOf) : []
}

/** The most texts that are sent, because the preview compares each with the whole page. */
const MAX_WORDS = 24

const wordsUnder = (values: FormValues, prefix: string): string[] =>
  Object.entries(values)
    .filter(([path]) => path === prefix || path.startsWith(`${prefix}.`))
    .filter(([path]) => !path.endsWith('.id') && !path.endsWith('blockType'))
    .flatMap(([, { value }]) => textsOf(value))
    .map(toComparableText)
    .filter((text) => text.length > 1)

/**
 * Returns the field's texts, then its row's, then its section's. The preview tries them in this
 * order.
 */
export function previewTextsOf(values: FormValues, path: string): string[] {
  const parts = path.split('.')
  const prefixes = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'))
  const words = prefixes.flatMap((prefix) => wordsUnder(values, prefix))
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** Shorter texts are not looked for inside other texts, because they occur in too many. */
const LONG_ENOUGH = 8

/**
 * Returns the path of the field that has the pressed text, else the path of the pressed block, or
 * null.
 */
export function findPressedField(
  values: FormValues,
  { words, block }: PreviewPress,
): string | null {
  const within = block === null ? '' : `blocks.${block}.`
  const texts = Object.entries(values)
    .filter(([path]) => path.startsWith(within) && !path.endsWith('.id'))
    .flatMap(([path, { value }]) =>
      textsOf(value).map((text) => ({ path, text: toComparableText(text) })),
    )
    .filter(({ text }) => text.length > 1)
  for (const word of words) {
    const found = texts.find(({ text }) => text === word)
    if (found) return found.path
  }
  const [nearest = ''] = words
  const part = texts.find(({ text }) => text.length >= LONG_ENOUGH && nearest.includes(text))
  return part?.path ?? (block === null ? null : `blocks.${block}`)
}

interface FieldLike {
  type?: string
  name?: string
  fields?: unknown
}

const namesIn = (fields: readonly FieldLike[]): string[] =>
  fields.flatMap(({ name, fields: inside }) =>
    name ? [name] : Array.isArray(inside) ? namesIn(inside) : [],
  )

/** Returns, for each tab of an edit form, the names with which the paths of its fields begin. */
export function fieldNamesByTab(fields: readonly unknown[]): string[][] {
  const tabs = (fields as { type?: string; tabs?: FieldLike[] }[]).find(
    ({ type }) => type === 'tabs',
  )?.tabs
  return (tabs ?? []).map((tab) => namesIn([tab]))
}
