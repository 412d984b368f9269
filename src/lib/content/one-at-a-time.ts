import 'server-only'
import type { GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { executorIn } from '../database/adapter'
import { sql } from '../database/sql'

/** Makes other saves of this global wait until the request's transaction ends. */
export async function lockGlobal(slug: string, req: PayloadRequest): Promise<void> {
  const on = await executorIn(req)
  const name = `global ${slug}`
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Makes simultaneous saves of a global wait for each other, so that the second reads what the first
 * has written. Otherwise both could create the row of a new global, and the second would overwrite
 * the change of the first.
 */
export const oneAtATime =
  (slug: string): GlobalBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation === 'update') await lockGlobal(slug, req)
    return args
  }
