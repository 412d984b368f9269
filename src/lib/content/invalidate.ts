import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorIn } from '../database/adapter'
import { sql } from '../database/sql'
import { PUBLISHED_CHANNEL } from '../kept-pages'

/** Processes of the version before, which may still serve, drop all they keep at this word. */
const EVERYTHING = 'everything'

/**
 * Makes every web process drop the pages it keeps. The notice is part of the change's own transaction,
 * so no process renders a page before the change is visible.
 */
export async function invalidate(req: PayloadRequest): Promise<void> {
  const on = await executorIn(req)
  await on.execute(sql`select pg_notify(${PUBLISHED_CHANNEL}, ${EVERYTHING})`)
}
