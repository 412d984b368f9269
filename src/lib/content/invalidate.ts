import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorIn } from '../database/adapter'
import { sql } from '../database/sql'
import { PUBLISHED_CHANNEL } from '../kept-pages'

/**
 * The notice's text. Processes of the previous version, which may still serve, drop all cached
 * pages only when they receive this text.
 */
const EVERYTHING = 'everything'

/**
 * Makes every web process drop its cached pages. The notice is sent by the transaction of the
 * change, so it arrives only when the change is visible.
 */
export async function invalidate(req: PayloadRequest): Promise<void> {
  const on = await executorIn(req)
  await on.execute(sql`select pg_notify(${PUBLISHED_CHANNEL}, ${EVERYTHING})`)
}
