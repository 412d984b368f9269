import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorOfRequest } from '../database/adapter'
import { sql } from '../database/sql'
import { INVALIDATION_CHANNEL } from '../kept-pages'

/**
 * The notification that makes processes drop all cached pages. Must stay this text, because
 * processes of the previous version drop them only when they receive exactly this text.
 */
const EVERYTHING = 'everything'

/**
 * Makes all processes drop their cached pages. The notification is sent when the change's
 * transaction commits, so the change is visible when it arrives.
 */
export async function invalidateCachedPages(req: PayloadRequest): Promise<void> {
  const on = await executorOfRequest(req)
  await on.execute(sql`select pg_notify(${INVALIDATION_CHANNEL}, ${EVERYTHING})`)
}
