import type { Field } from 'payload'

export interface RowPlace {
  /** The path with row ids, which stays the same when rows move: `hero.slides#6a1`. */
  key: string
  labels: readonly string[]
}

export interface FieldValue {
  /** The path with row ids: `hero.slides#6a1.title`. */
  key: string
  rows: readonly RowPlace[]
  /** From the outermost to the innermost: the tab, the group, the row of a list, the field. */
  labels: readonly string[]
  field: Extract<Field, { name: string }>
  value: unknown
}

export const joinLabels = (name: string, labels: readonly string[]): string =>
  [name, ...labels].filter(Boolean).join(' → ')

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const labelOf = (field: { label?: unknown; name?: string }) =>
  typeof field.label === 'string' ? field.label : (field.name ?? '')

const TITLES = [
  ...['title', 'theme', 'year', 'name', 'value', 'label'],
  ...['heading', 'question', 'quote', 'caption', 'link'],
] as const

const TITLE_MAX = 60

export function contentRowTitle(row: Row | undefined): string | undefined {
  const title = TITLES.map((name) => row?.[name]).find((text) => typeof text === 'string' && text)
  if (typeof title !== 'string') return undefined
  return title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1).trimEnd()}…` : title
}

export function contentRowTitleOrNumber(row: Row, index: number): string {
  const title = contentRowTitle(row)
  return title ? `“${title}”` : `number ${index + 1}`
}

function blockTitle(label: unknown, row: Row, index: number): string {
  const title = contentRowTitle(row)
  return title ? `${label} “${title}”` : `${label}, number ${index + 1}`
}

interface Way {
  labels: readonly string[]
  keys: readonly string[]
  rows: readonly RowPlace[]
}

const within = (way: Way, label: string, name?: string): Way => ({
  ...way,
  labels: [...way.labels, label],
  keys: name ? [...way.keys, name] : way.keys,
})

function intoRow(way: Way, list: string, row: Row, index: number, labels: string[]): Way {
  const keys = [...way.keys, `${list}#${row.id ?? index}`]
  const place = { key: keys.join('.'), labels: [...way.labels, ...labels] }
  return { labels: place.labels, keys, rows: [...way.rows, place] }
}

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value : [])

function* walk(fields: readonly Field[], row: Row, way: Way): Generator<FieldValue> {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const name = 'name' in tab ? tab.name : undefined
        const inside = name ? row[name] : row
        if (isRow(inside)) yield* walk(tab.fields, inside, within(way, labelOf(tab), name))
      }
    } else if (field.type === 'row' || field.type === 'collapsible') {
      yield* walk(field.fields, row, way)
    } else if (field.type === 'group') {
      const name = 'name' in field ? field.name : undefined
      const inside = name ? row[name] : row
      if (isRow(inside)) yield* walk(field.fields, inside, within(way, labelOf(field), name))
    } else if (field.type === 'array') {
      for (const [index, one] of rowsIn(row[field.name]).entries()) {
        const labels = [labelOf(field), contentRowTitleOrNumber(one, index)]
        yield* walk(field.fields, one, intoRow(way, field.name, one, index, labels))
      }
    } else if (field.type === 'blocks') {
      for (const [index, one] of rowsIn(row[field.name]).entries()) {
        const block = field.blocks.find(({ slug }) => slug === one.blockType)
        if (!block) continue
        const labels = [labelOf(field), blockTitle(block.labels?.singular, one, index)]
        yield* walk(block.fields, one, intoRow(way, field.name, one, index, labels))
      }
    } else if ('name' in field) {
      const { labels, keys } = within(way, labelOf(field), field.name)
      const leaf = { labels, key: keys.join('.'), rows: way.rows }
      yield { ...leaf, field: field as FieldValue['field'], value: row[field.name ?? ''] }
    }
  }
}

/** Yields every value of a row, in the order of the panel, including those of hidden fields. */
export const fieldValuesIn = (fields: readonly Field[], row: Row): Generator<FieldValue> =>
  walk(fields, row, { labels: [], keys: [], rows: [] })
