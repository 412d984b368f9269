import 'server-only'
import type { Pool } from 'pg'

/** Next's bundle makes it, the web server's figures read it: one process. */
const KEY = Symbol.for('movement.pool')
const shared = globalThis as { [KEY]?: Pool }

/** Says which connections this process works with. */
export function noteKnownPool(pool: Pool): void {
  shared[KEY] = pool
}

/** Undefined until something has opened the database. */
export const findKnownPool = (): Pool | undefined => shared[KEY]
