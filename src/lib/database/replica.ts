import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type Pool, type PoolClient } from 'pg'
import { log } from '../log/log'
import { hearBrokenConnection } from './broken-connections'

/** How long a reader waits for the replica before the primary is asked instead. */
const PATIENCE_MS = 250
const POLL_MS = 5
/** One that lags or is away is left alone for so long: not every reader should find that out anew. */
const REST_MS = 3_000

/** A second PostgreSQL that follows the first by streaming replication. */
export interface Replica {
  /**
   * A connection that shows at least what the primary had confirmed when this was called; to be released.
   * Null when there is none in time.
   */
  take(primary: Pick<Pool, 'query'>): Promise<PoolClient | null>
  end(): Promise<void>
}

interface State {
  isReplica: boolean
  hasReached: boolean
}

const STATE = `select pg_is_in_recovery() as "isReplica",
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "hasReached"`

export function openReplica(connectionString: string, max: number): Replica {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 1_000 })
  hearBrokenConnection(pool)
  pool.on('connect', hearBrokenConnection)
  let restsUntil = 0

  const rest = (why: unknown) => {
    restsUntil = Date.now() + REST_MS
    log.warn({ err: why }, 'reads go to the primary')
    return null
  }

  /** Whether it shows what the primary had written at that place of its log. */
  async function reaches(client: PoolClient, lsn: string): Promise<boolean> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const [state] = (await client.query<State>(STATE, [lsn])).rows
      if (!state?.isReplica) throw new Error('DATABASE_READ_URL is no replica any more')
      if (state.hasReached) return true
      if (Date.now() > deadline) return false
      await sleep(POLL_MS)
    }
  }

  return {
    take: async (primary) => {
      if (Date.now() < restsUntil) return null
      const { rows } = await primary.query<{ lsn: string }>(
        'select pg_current_wal_lsn()::text as lsn',
      )
      let client: PoolClient | undefined
      try {
        client = await pool.connect()
        if (await reaches(client, rows[0]?.lsn ?? '')) return client
        client.release()
        return rest(new Error('the replica is behind'))
      } catch (error) {
        client?.release(true)
        return rest(error)
      }
    },
    end: () => pool.end(),
  }
}
