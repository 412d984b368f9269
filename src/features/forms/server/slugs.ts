import 'server-only'
import { db, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { FORM_LIMITS } from '../limits'

/**
 * Refuses a slug that another form has, or had earlier, because its posters may still show it. The
 * caller holds the lock of all addresses until the slug is written.
 * @throws AppError `form.slug_taken`, `form.slug_retired`
 */
export async function refuseTakenSlug(slug: string | undefined, ownId = 0): Promise<void> {
  if (slug === undefined) return
  const [taken] = await query<{ isRetired: boolean }>(
    await db(),
    sql`select false as "isRetired" from forms where slug = ${slug} and id <> ${ownId}
        union all select true from form_addresses where address = ${slug} and form_id <> ${ownId}
        order by 1`,
  )
  if (!taken) return
  const code = taken.isRetired ? 'form.slug_retired' : 'form.slug_taken'
  const { message } = new AppError(code)
  throw new AppError(code, { fields: { slug: message } })
}

/**
 * Stores the form's earlier address, which then redirects to the form; called before its slug
 * changes.
 */
export const storeEarlierAddress = async (address: string, formId: number) =>
  (await db()).execute(sql`
    insert into form_addresses (address, form_id) values (${address}, ${formId})
    on conflict (address) do nothing`)

/** Returns the first free slug of `slug-copy`, `slug-copy-2`, … */
export async function freeCopySlug(slug: string): Promise<string> {
  const base = `${slug.slice(0, FORM_LIMITS.slug - '-copy-999'.length).replace(/-+$/, '')}-copy`
  const rows = await query<{ slug: string }>(
    await db(),
    sql`select slug from (select slug from forms union all select address from form_addresses) taken
        where slug = ${base} or slug like ${`${base}-%`}`,
  )
  const taken = new Set(rows.map((row) => row.slug))
  let copy = base
  for (let number = 2; taken.has(copy); number += 1) copy = `${base}-${number}`
  return copy
}
