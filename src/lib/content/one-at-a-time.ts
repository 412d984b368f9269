import 'server-only'
import type { GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { executorOfRequest } from '../database/adapter'
import { sql } from '../database/sql'

export async function lockGlobal(slug: string, req: PayloadRequest): Promise<void> {
  const on = await executorOfRequest(req)
  const name = `global ${slug}`
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Locks the global during a save. Otherwise two saves could both create a new global's row, or
 * overwrite each other.
 */
export const lockGlobalDuringSave =
  (slug: string): GlobalBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation === 'update') await lockGlobal(slug, req)
    return args
  }
