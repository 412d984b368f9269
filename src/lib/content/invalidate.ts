import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorOfRequest } from '../database/adapter'
import { sql } from '../database/sql'
import { PUBLISHED_CHANNEL } from '../kept-pages'

/**
 * Must stay this text, because processes of the previous version drop all cached pages only when
 * they receive exactly this text.
 */
const EVERYTHING = 'everything'

/**
 * Makes all processes drop their cached pages. The notice is sent when the change's transaction
 * commits, so it arrives when the change is visible.
 */
export async function invalidateCachedPages(req: PayloadRequest): Promise<void> {
  const on = await executorOfRequest(req)
  await on.execute(sql`select pg_notify(${PUBLISHED_CHANNEL}, ${EVERYTHING})`)
}
