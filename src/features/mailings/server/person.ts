import 'server-only'
import { db, fetchRows, sql } from '@/lib/database/db'
import { erasePeopleFromText } from '@/lib/people/erased-text'
import type { Person } from '@/lib/people/person'

interface Written {
  id: number
  subject: string
  text: string
}

export async function eraseMailingTexts(
  people: readonly Person[],
  names: readonly string[],
): Promise<number> {
  const on = await db()
  let erased = 0
  const written = await fetchRows<Written>(sql`select id, subject, text from mailings order by id`)
  for (const { id, subject, text } of written) {
    const rest = [subject, text].map((part) => erasePeopleFromText(part, people, names))
    if (rest[0] === subject && rest[1] === text) continue
    const { rowCount } = await on.execute(sql`
      update mailings set subject = ${rest[0]}, text = ${rest[1]}, updated_at = now()
      where id = ${id} and subject = ${subject} and text = ${text}`)
    erased += rowCount ?? 0
  }
  return erased
}
