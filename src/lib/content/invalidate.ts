import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorIn } from '../database/adapter'
import { sql } from '../database/sql'
import { PUBLISHED_CHANNEL } from '../kept-pages'

/** Processes of the previous version drop all cached pages only for this text. */
const EVERYTHING = 'everything'

/** Sent with the change's transaction, so it arrives when the change is visible. */
export async function invalidate(req: PayloadRequest): Promise<void> {
  const on = await executorIn(req)
  await on.execute(sql`select pg_notify(${PUBLISHED_CHANNEL}, ${EVERYTHING})`)
}
