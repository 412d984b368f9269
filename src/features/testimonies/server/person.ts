import 'server-only'
import { cms } from '@/lib/cms'
import { fetchRows, sql, withLock } from '@/lib/database/db'
import { isNamedIn, type Person } from '@/lib/people/person'

interface Row {
  id: number
  status: string
  createdAt: string
  name: string
  email: string
  location: string
  testimony: string
  shownAs: string | null
}

const COLUMNS = sql`id, status, created_at as "createdAt", name, email, location, testimony,
  shown_as as "shownAs"`

export async function findTestimoniesOf(person: Person) {
  const rows = await fetchRows<Row>(sql`select ${COLUMNS} from testimonies order by id desc`)
  return rows.flatMap((row) => {
    const isCertain = isNamedIn(person, row.email)
    if (!isCertain && !isNamedIn(person, `${row.testimony}\n${row.name}`)) return []
    const { id, status, createdAt } = row
    return [{ id, status, createdAt, isCertain }]
  })
}

export async function listTestimoniesForDownload(ids: readonly number[]) {
  return fetchRows<Row>(
    sql`select ${COLUMNS} from testimonies where id = any(${sql.param(ids)}::int[]) order by id`,
  )
}

/**
 * Erases these testimonies and returns how many it erased. A lock makes parallel calls wait for one
 * another.
 */
export const eraseTestimonies = (ids: readonly number[]): Promise<number> =>
  ids.length === 0 ? Promise.resolve(0) : withLock('testimonies.erase', () => eraseRows(ids))

async function eraseRows(ids: readonly number[]): Promise<number> {
  const payload = await cms()
  let erased = 0
  for (const id of ids) {
    const { docs } = await payload.delete({
      collection: 'testimonies',
      where: { id: { equals: id } },
      overrideAccess: true,
    })
    erased += docs.length
  }
  return erased
}
