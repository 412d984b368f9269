import pg from 'pg'
import { directDatabaseUrl } from '@/lib/env'
import { Failure } from './bootstrap/failure.mjs'

const ROUNDS = 3

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid

/**
 * True when `url` leads to a pooler. A pooler connects one client to several PostgreSQL processes
 * in turn, or two clients to the same one.
 */
export async function isPooled(url: string): Promise<boolean> {
  const clients = [new pg.Client(url), new pg.Client(url)] as const
  try {
    const seen = [new Set<number>(), new Set<number>()] as const
    await Promise.all(clients.map((client) => client.connect()))
    for (let round = 0; round < ROUNDS; round++) {
      // One after the other, so that a pooler can give both the same process.
      for (const [at, client] of clients.entries()) seen[at]?.add(await backendOf(client))
    }
    return seen[0].size > 1 || seen[1].size > 1 || [...seen[0]].some((pid) => seen[1].has(pid))
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
}

/**
 * Throws Failure when the direct address leads to a pooler, because notifications and locks do not
 * work through one.
 */
export async function requireDirectDatabaseUrl(): Promise<void> {
  if (!(await isPooled(directDatabaseUrl()))) return
  throw new Failure(
    process.env.DATABASE_DIRECT_URL
      ? 'DATABASE_DIRECT_URL leads to a pooler that shares connections between statements; it must be the address of PostgreSQL itself.'
      : 'DATABASE_URL leads to a pooler that shares connections between statements; set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for notices and locks.',
  )
}
