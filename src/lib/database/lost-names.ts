import 'server-only'
import type { Pool, QueryConfig } from 'pg'

/** The name is unknown, or known already: nothing has been run. */
const LOST_NAME = new Set(['26000', '42P05'])

type Ask = (query: unknown, ...more: unknown[]) => Promise<unknown>

const hasName = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && typeof (query as QueryConfig).name === 'string'

/**
 * Prepared statements go on without their names once one was lost: behind an old pooler the next of
 * PostgreSQL's connections does not know what another one has prepared.
 */
export function doWithoutLostNames(pool: Pool): void {
  const ask = pool.query.bind(pool) as Ask
  let areKept = true
  const withoutName: Ask = (query, ...more) =>
    ask(hasName(query) ? { ...query, name: undefined } : query, ...more)
  const tried: Ask = async (query, ...more) => {
    try {
      return await ask(query, ...more)
    } catch (error) {
      if (!LOST_NAME.has((error as { code?: string }).code ?? '')) throw error
      areKept = false
      return withoutName(query, ...more)
    }
  }
  pool.query = ((query: unknown, ...more: unknown[]) => {
    if (!areKept) return withoutName(query, ...more)
    return hasName(query) ? tried(query, ...more) : ask(query, ...more)
  }) as Pool['query']
}
