import type { Field } from 'payload'

/** One value of a row, with the labels that lead to it. */
export interface Leaf {
  /** Outermost first: the tab, the group, the row of a list, the field. */
  labels: readonly string[]
  field: Extract<Field, { name: string }>
  value: unknown
}

/** “Home → Theme → Picture”: a row's name and the labels inside it. */
export const placeOf = (name: string, labels: readonly string[]): string =>
  [name, ...labels].filter(Boolean).join(' → ')

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Payload adds labels as functions; ours are strings. */
const labelOf = (field: { label?: unknown; name?: string }) =>
  typeof field.label === 'string' ? field.label : (field.name ?? '')

/** The first filled one of these fields titles a row. */
const TITLES = [
  ...['title', 'theme', 'year', 'name', 'value', 'label'],
  ...['heading', 'question', 'quote', 'caption', 'link'],
] as const

/** A longer text is cut, because it stands in a line with others. */
const TITLE_MAX = 60

/** Returns the first filled title of a row; undefined while all are empty. */
export function titleOf(row: Row | undefined): string | undefined {
  const title = TITLES.map((name) => row?.[name]).find((text) => typeof text === 'string' && text)
  if (typeof title !== 'string') return undefined
  return title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1).trimEnd()}…` : title
}

/** The row's title, or its number while it has none. */
export function rowTitle(row: Row, index: number): string {
  const title = titleOf(row)
  return title ? `“${title}”` : `number ${index + 1}`
}

/** “Video “Come and see””, or “Video, number 3” while it has no title. */
function blockTitle(label: unknown, row: Row, index: number): string {
  const title = titleOf(row)
  return title ? `${label} “${title}”` : `${label}, number ${index + 1}`
}

/** Every value that an editor can reach in a row, in the order of the panel. */
export function* leavesOf(
  fields: readonly Field[],
  row: Row,
  labels: readonly string[] = [],
): Generator<Leaf> {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const inside = 'name' in tab && tab.name ? row[tab.name] : row
        if (isRow(inside)) yield* leavesOf(tab.fields, inside, [...labels, labelOf(tab)])
      }
    } else if (field.type === 'row' || field.type === 'collapsible') {
      yield* leavesOf(field.fields, row, labels)
    } else if (field.type === 'group') {
      const inside = 'name' in field && field.name ? row[field.name] : row
      if (isRow(inside)) yield* leavesOf(field.fields, inside, [...labels, labelOf(field)])
    } else if (field.type === 'array') {
      const rows = row[field.name]
      for (const [index, one] of (Array.isArray(rows) ? rows : []).entries()) {
        const place = [...labels, labelOf(field), rowTitle(one, index)]
        yield* leavesOf(field.fields, one, place)
      }
    } else if (field.type === 'blocks') {
      const rows = row[field.name]
      for (const [index, one] of (Array.isArray(rows) ? rows : []).entries()) {
        const block = field.blocks.find(({ slug }) => slug === one.blockType)
        if (!block) continue
        const place = [...labels, labelOf(field), blockTitle(block.labels?.singular, one, index)]
        yield* leavesOf(block.fields, one, place)
      }
    } else if ('name' in field) {
      yield {
        labels: [...labels, labelOf(field)],
        field: field as Leaf['field'],
        value: row[field.name],
      }
    }
  }
}
