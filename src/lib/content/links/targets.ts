import 'server-only'
import { fetchRows, type SQL, sql } from '../../database/db'
import { paths } from '../../paths'
import { slugify } from '../../slug'
import { likePatternContaining } from '../../text'
import { formatLinkReference, type LinkedKind, type LinkReference } from './link'

export interface LinkTarget extends LinkReference {
  title: string
  href: string
  isOpen: boolean
}

interface Row {
  kind: LinkedKind
  id: number
  title: string | null
  key: string
  isOpen: boolean
}

const ADDRESSES: Readonly<Record<LinkedKind, (key: string) => string>> = {
  page: paths.page,
  form: paths.form,
  document: paths.resource,
  province: (name) => paths.province(slugify(name)),
}

const presentTarget = ({ kind, id, title, key, isOpen }: Row): LinkTarget => ({
  kind,
  id,
  title: title || 'Without a title',
  href: ADDRESSES[kind](key ?? ''),
  isOpen,
})

const PAGES = sql`
  select 'page' as kind, page.id,
    case when page._status = 'published' then page.title
      else coalesce(nullif(draft.version_title, ''), page.title) end as title,
    page.slug as key, page._status = 'published' as "isOpen"
  from pages page
  left join lateral (
    select version_title from _pages_v
    where parent_id = page.id and latest and page._status <> 'published' limit 1
  ) draft on true`
/** The last column, `isOpen`, follows the rule of lib/content/open-form.ts. */
const FORMS = sql`
  select 'form', id, name, slug, is_active and exists (
    select from forms_fields where _parent_id = forms.id and archived is not true
  ) from forms`
const DOCUMENTS = sql`select 'document', id, title, key, filename is not null from resources`
const PROVINCES = sql`select 'province', id, name, name, true from provinces`

const idsOf = (references: readonly LinkReference[], kind: LinkedKind) =>
  sql`${sql.param([...new Set(references.filter((each) => each.kind === kind).map(({ id }) => id))])}`

/** Returns the targets by the stored link. A link whose row was deleted is missing. */
export async function findLinkTargets(
  references: readonly LinkReference[],
): Promise<ReadonlyMap<string, LinkTarget>> {
  if (references.length === 0) return new Map()
  const of = (kind: LinkedKind, source: SQL, id: SQL) =>
    sql`(${source} where ${id} = any(${idsOf(references, kind)}::int[]))`
  const rows = await fetchRows<Row>(sql`
    ${of('page', PAGES, sql`page.id`)}
    union all ${of('form', FORMS, sql`forms.id`)}
    union all ${of('document', DOCUMENTS, sql`resources.id`)}
    union all ${of('province', PROVINCES, sql`provinces.id`)}`)
  return new Map(rows.map((row) => [formatLinkReference(row), presentTarget(row)]))
}

const MAX_OFFERED = 20

export async function searchLinkTargets(text: string): Promise<LinkTarget[]> {
  const pattern = likePatternContaining(text)
  const of = (source: SQL, title: SQL) => sql`
    (${source} where ${title} ilike ${pattern} order by ${title} limit ${MAX_OFFERED})`
  const rows = await fetchRows<Row>(sql`
    ${of(PAGES, sql`coalesce(nullif(draft.version_title, ''), page.title)`)}
    union all ${of(FORMS, sql`name`)}
    union all ${of(DOCUMENTS, sql`title`)}
    union all ${of(PROVINCES, sql`name`)}`)
  return rows.map(presentTarget)
}
