import type { Field } from 'payload'

/** A row of a list or a block, with the labels that lead to it. */
export interface RowPlace {
  /** Where it is by ids, so that it stays the same when rows move: `hero.slides#6a1`. */
  key: string
  labels: readonly string[]
}

/** One value of a row, with the labels that lead to it. */
export interface Leaf {
  /** Where it is by ids: `hero.slides#6a1.title`. */
  key: string
  /** The rows it lies in, the outermost first. */
  rows: readonly RowPlace[]
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

/** What leads to a field: labels, keys, and the rows around it. */
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

/** The way into a row of a list; a row without an id is identified by its number. */
function intoRow(way: Way, list: string, row: Row, index: number, labels: string[]): Way {
  const keys = [...way.keys, `${list}#${row.id ?? index}`]
  const place = { key: keys.join('.'), labels: [...way.labels, ...labels] }
  return { labels: place.labels, keys, rows: [...way.rows, place] }
}

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value : [])

function* walk(fields: readonly Field[], row: Row, way: Way): Generator<Leaf> {
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
        const labels = [labelOf(field), rowTitle(one, index)]
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
      yield { ...leaf, field: field as Leaf['field'], value: row[field.name ?? ''] }
    }
  }
}

/** Every value that an editor can reach in a row, in the order of the panel. */
export const leavesOf = (fields: readonly Field[], row: Row): Generator<Leaf> =>
  walk(fields, row, { labels: [], keys: [], rows: [] })
