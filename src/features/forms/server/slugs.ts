import 'server-only'
import { type Executor, fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { FORM_LIMITS } from '../limits'

/**
 * Throws `form.slug_taken` when another form has the slug, and `form.slug_retired` when another
 * form had it earlier, because posters may still show that address. The caller must hold the lock
 * `forms.slug` until the write.
 */
export async function refuseTakenSlug(slug: string | undefined, ownId = 0): Promise<void> {
  if (slug === undefined) return
  const [taken] = await fetchRows<{ isRetired: boolean }>(sql`
    select false as "isRetired" from forms where slug = ${slug} and id <> ${ownId}
    union all select true from form_addresses where address = ${slug} and form_id <> ${ownId}
    order by 1`)
  if (!taken) return
  const code = taken.isRetired ? 'form.slug_retired' : 'form.slug_taken'
  const { message } = new AppError(code)
  throw new AppError(code, { fields: { slug: message } })
}

/** Stores an earlier address of a form, so that the address redirects to the form. */
export const storeEarlierAddress = async (tx: Executor, address: string, formId: number) =>
  tx.execute(sql`
    insert into form_addresses (address, form_id) values (${address}, ${formId})
    on conflict (address) do nothing`)

export async function findFreeFormName(name: string): Promise<string> {
  const [taken] = await fetchRows(sql`select id from forms where name = ${name} limit 1`)
  return taken ? findFreeCopyName(name) : name
}

export async function findFreeFormSlug(slug: string): Promise<string> {
  const [taken] = await fetchRows(sql`
    select 1 from forms where slug = ${slug}
    union all select 1 from form_addresses where address = ${slug}`)
  return taken ? findFreeCopySlug(slug) : slug
}

/**
 * Returns the first free name of `Camp (2)`, `Camp (3)`, …, for `Camp` and a numbered copy of it.
 */
export async function findFreeCopyName(name: string): Promise<string> {
  const base = name
    .replace(/^(Copy of )+|(?<! \(\d{1,3}\))( \(\d{1,3}\))+$/g, '')
    .slice(0, FORM_LIMITS.name - ' (999)'.length)
    .trim()
  const rows = await fetchRows<{ name: string }>(
    sql`select name from forms where starts_with(name, ${base})`,
  )
  const taken = new Set(rows.map((row) => row.name))
  let number = 2
  while (taken.has(`${base} (${number})`)) number += 1
  return `${base} (${number})`
}

/**
 * Returns the first free slug of `camp-copy`, `camp-copy-2`, …, for `camp` and for a copy of it.
 */
export async function findFreeCopySlug(slug: string): Promise<string> {
  const original = slug.replace(/(?<!-copy(-\d{1,3})?)(-copy(-\d{1,3})?)+$/, '') || slug
  const start = original.slice(0, FORM_LIMITS.slug - '-copy-999'.length)
  const base = `${start.replace(/(?<!-)-+$/, '')}-copy`
  const rows = await fetchRows<{ slug: string }>(sql`
    select slug from (select slug from forms union all select address from form_addresses) taken
    where slug = ${base} or slug like ${`${base}-%`}`)
  const taken = new Set(rows.map((row) => row.slug))
  let copy = base
  for (let number = 2; taken.has(copy); number += 1) copy = `${base}-${number}`
  return copy
}
