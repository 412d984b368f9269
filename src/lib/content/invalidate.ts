import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorIn } from '../database/adapter'
import { sql } from '../database/sql'
import { PUBLISHED_CHANNEL } from '../kept-pages'

/**
 * Processes of the previous version, which may still serve, drop all cached pages only when a
 * notice has this payload.
 */
const EVERYTHING = 'everything'

/**
 * Makes every web process drop its cached pages. The notice is sent in the change's own
 * transaction, so no process renders a page before the change is visible.
 */
export async function invalidate(req: PayloadRequest): Promise<void> {
  const on = await executorIn(req)
  await on.execute(sql`select pg_notify(${PUBLISHED_CHANNEL}, ${EVERYTHING})`)
}
