import 'server-only'
import { revalidateTag } from 'next/cache'
import type { PayloadRequest } from 'payload'
import { executorIn } from '../database/adapter'
import { sql } from '../database/sql'

/** The PostgreSQL channel on which every web process hears what has changed. */
export const INVALIDATION_CHANNEL = 'invalidate'

/** Every kept read carries it: what changed while nobody listened is unknown. */
export const EVERYTHING_TAG = 'everything'
/** What leads to a registration form carries it. */
export const FORM_ADDRESSES_TAG = 'form-addresses'
/** What stands in a registration form carries it. */
export const FORMS_TAG = 'forms'
/** Whatever shows a picture or a film carries it. */
export const MEDIA_TAG = 'media'

/**
 * Makes every page and read that carries the tag fresh at its next request, in every web process:
 * the notice is part of the change's own transaction, so nobody hears of it before it is there.
 * (Next may be told inside a request only: not by jobs, and not on another machine.)
 */
export async function invalidate(req: PayloadRequest, tag: string) {
  const on = await executorIn(req)
  await on.execute(sql`select pg_notify(${INVALIDATION_CHANNEL}, ${tag})`)
  makeFresh(tag)
}

/** Tells this process. Outside a request (scripts, jobs, tests) Next has no cache and throws. */
export function makeFresh(tag: string): void {
  try {
    revalidateTag(tag, { expire: 0 })
  } catch {}
}
