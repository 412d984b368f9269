import 'server-only'
import type { Field } from 'payload'
import { type Executor, query, sql } from '../database/sql'

/**
 * A value in pages. `ids` are the pages that contain it; a page that contains it several times is
 * repeated.
 */
interface HeldValue {
  value: string | number
  ids: number[]
}

export const MAX_PAGES_READ = 100

export const pickNewestPageIds = (ids: Iterable<number>, most = MAX_PAGES_READ): number[] =>
  [...new Set(ids)].toSorted((a, b) => b - a).slice(0, most)

function* fieldsIn(fields: readonly Field[]): Generator<Field> {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) yield* fieldsIn(tab.fields)
    else if (field.type === 'blocks')
      for (const block of field.blocks) yield* fieldsIn(block.fields)
    else if ('fields' in field) yield* fieldsIn(field.fields)
    else yield field
  }
}

const namesOf = (fields: readonly Field[], isWanted: (field: Field) => boolean): string[] => [
  ...new Set(
    [...fieldsIn(fields)].flatMap((field) =>
      'name' in field && isWanted(field) ? [field.name] : [],
    ),
  ),
]

/** Returns the names of fields that hold a link. `url` is a link's address in a rich text. */
export const listLinkFieldNames = (fields: readonly Field[]): string[] => [
  'url',
  ...namesOf(fields, ({ custom }) => custom?.isLink === true),
]

export const listRelationFieldNames = (fields: readonly Field[], collection: string): string[] =>
  namesOf(
    fields,
    (field) =>
      (field.type === 'upload' || field.type === 'relationship') && field.relationTo === collection,
  )

/**
 * SQL subquery for the published pages, or for their unpublished drafts. The generated column
 * `held` lists the numbers and internal links in a page's text and blocks.
 */
const sourceOf = (draft: boolean) =>
  draft
    ? sql`(select parent_id as id, held, version_seo_picture_id as seo_picture from _pages_v
        where latest and version__status <> 'published' and parent_id is not null)`
    : sql`(select id, held, seo_picture_id as seo_picture from pages where _status = 'published')`

interface WantedValues {
  draft: boolean
  /** Finds only these values. Share pictures are still returned for all pages. */
  only?: readonly (string | number)[]
}

export async function findValuesInPages(
  on: Executor,
  names: readonly string[],
  { draft, only }: WantedValues,
): Promise<HeldValue[]> {
  if (names.length === 0) return []
  const source = sourceOf(draft)
  // A field with several values stores them as one list, so each value is also searched as a list.
  const among = only?.flatMap((value) =>
    [value, [value]].map((held) => JSON.stringify([{ value: held }])),
  )
  const path = `$[*] ? (${names.map((name) => `@.key == "${name}"`).join(' || ')}).value[*]`
  const parts = [
    sql`select id, jsonb_path_query(held, ${path}::jsonpath) as value from ${source} page
      ${among ? sql`where held @> any(${sql.param(among)}::jsonb[])` : sql``}`,
  ]
  if (names.includes('picture')) {
    parts.push(sql`select id, to_jsonb(seo_picture) from ${source} page where seo_picture > 0`)
  }
  return query<HeldValue>(
    on,
    sql`select value, array_agg(id) as ids from (${sql.join(parts, sql` union all `)}) part
      group by value`,
  )
}

export async function findPageIdsWithoutPicture(
  on: Executor,
  fields: readonly Field[],
): Promise<number[]> {
  const blocks = [...allBlocks(fields)]
  const lacking = blocks.flatMap(({ slug, fields: own }) =>
    namesOf(own, ({ custom }) => custom?.isExpected === true).map(
      (name) => `(@.blockType == "${slug}" && !(@."${name}" > 0))`,
    ),
  )
  if (lacking.length === 0) return []
  const path = `$[*] ? (${lacking.join(' || ')})`
  const rows = await query<{ id: number }>(
    on,
    sql`select id from pages where _status = 'published' and blocks @? ${path}::jsonpath`,
  )
  return rows.map(({ id }) => id)
}

function* allBlocks(fields: readonly Field[]): Generator<{ slug: string; fields: Field[] }> {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) yield* allBlocks(tab.fields)
    else if (field.type === 'blocks') yield* field.blocks
  }
}
