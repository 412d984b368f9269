import 'server-only'
import { db, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { FORM_LIMITS } from '../schema'

/** Slugs are unique; the lock makes looking and writing one step. */
export async function refuseTakenSlug(slug: string | undefined, ownId = 0): Promise<void> {
  if (slug === undefined) return
  const taken = await query(
    await db(),
    sql`select 1 from forms where slug = ${slug} and id <> ${ownId}`,
  )
  if (taken.length === 0) return
  const { message } = new AppError('form.slug_taken')
  throw new AppError('form.slug_taken', { fields: { slug: message } })
}

/** The first of `slug-copy`, `slug-copy-2`, … that is free. */
export async function freeCopySlug(slug: string): Promise<string> {
  const base = `${slug.slice(0, FORM_LIMITS.slug - '-copy-999'.length).replace(/-+$/, '')}-copy`
  const rows = await query<{ slug: string }>(
    await db(),
    sql`select slug from forms where slug = ${base} or slug like ${`${base}-%`}`,
  )
  const taken = new Set(rows.map((row) => row.slug))
  let copy = base
  for (let number = 2; taken.has(copy); number += 1) copy = `${base}-${number}`
  return copy
}
