import 'server-only'
import { cms } from '@/lib/cms'
import { labelOrSlug } from '@/lib/content/all-content'
import { type ContentSearchResult, excerptOf } from '@/lib/content/search'
import { type FieldValue, fieldValuesIn, joinLabels } from '@/lib/content/walk'
import { fetchRows, type SQL, sql } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { likePatternContaining } from '@/lib/text'

const MAX_ROWS = 10
const MAX_PLACES = 5

interface Row {
  collection: string
  label: string
  id: number
  title: string | null
  text: string
}

const KINDS: readonly { collection: string; label: string; rows: SQL }[] = [
  {
    collection: 'pages',
    label: 'Other pages',
    rows: sql`select parent_id as id, version_title as title, search_text as text
      from _pages_v where latest and version_title is not null`,
  },
  {
    collection: 'provinces',
    label: 'Provinces',
    rows: sql`select id, name as title, concat_ws(' ', name, venue, address, coordinator) as text
      from provinces`,
  },
  {
    collection: 'resources',
    label: 'Documents',
    rows: sql`select id, title, concat_ws(' ', title, description, cover_title) as text from resources`,
  },
  {
    collection: 'media',
    label: 'Pictures',
    rows: sql`select id, alt as title, concat_ws(' ', alt, filename) as text from media`,
  },
  {
    collection: 'videos',
    label: 'Videos',
    rows: sql`select id, title, concat_ws(' ', title, filename) as text from videos`,
  },
  {
    collection: 'testimonies',
    label: 'Testimonies',
    rows: sql`select id, location as title,
      concat_ws(' ', location, coalesce(nullif(quote, ''), testimony)) as text
      from testimonies where status = 'published'`,
  },
]

async function searchRows(search: string): Promise<ContentSearchResult[]> {
  const pattern = likePatternContaining(search)
  const found = await fetchRows<Row>(
    sql.join(
      KINDS.map(
        ({ collection, label, rows }) => sql`(
        select ${collection}::text as collection, ${label}::text as label, id, title, text
        from (${rows}) rows where text ilike ${pattern} order by title limit ${MAX_ROWS})`,
      ),
      sql` union all `,
    ),
  )
  return found.map(({ collection, label, id, title, text }) => ({
    place: joinLabels(label, [title || 'Without a title']),
    excerpt: excerptOf(text.replace(/\["|", "|"\]/g, ' '), search) ?? '',
    address: paths.cmsRow(collection, id),
  }))
}

const textOf = ({ field, value }: FieldValue): string =>
  field.custom?.isLink || (field.type !== 'text' && field.type !== 'textarea')
    ? ''
    : String(value ?? '')

async function searchGlobals(search: string): Promise<ContentSearchResult[]> {
  const payload = await cms()
  const pages = payload.config.globals.map(async ({ slug, label, fields }) => {
    const call = { slug: slug as 'merch', depth: 0, draft: true, overrideAccess: true } as const
    const row = { ...(await payload.findGlobal(call)) } as Record<string, unknown>
    return [...fieldValuesIn(fields, row)].flatMap((leaf) => {
      const excerpt = excerptOf(textOf(leaf), search)
      const place = joinLabels(labelOrSlug(label, slug), leaf.labels)
      return excerpt === null ? [] : [{ place, excerpt, address: paths.cmsGlobal(slug) }]
    })
  })
  return (await Promise.all(pages)).flatMap((places) => places.slice(0, MAX_PLACES))
}

export async function searchContent(search: string): Promise<ContentSearchResult[]> {
  const [pages, rows] = await Promise.all([searchGlobals(search), searchRows(search)])
  return [...pages, ...rows]
}
