import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorIn } from '../database/adapter'
import { sql } from '../database/sql'
import { PUBLISHED_CHANNEL } from '../kept-pages'

/** During an update, processes of the previous version drop all pages only for this text. */
const EVERYTHING = 'everything'

/** PostgreSQL sends the notice when the transaction commits, so the change is visible by then. */
export async function invalidate(req: PayloadRequest): Promise<void> {
  const on = await executorIn(req)
  await on.execute(sql`select pg_notify(${PUBLISHED_CHANNEL}, ${EVERYTHING})`)
}
