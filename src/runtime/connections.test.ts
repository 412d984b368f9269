import { expect, it } from 'vitest'
import { poolSize as ownPool } from '@/lib/env'
import { MAX_CONNECTIONS } from './postgres/server-settings'
import { MOST_PROCESSES } from './settings'
import { poolSize } from './web-processes'

/** What PostgreSQL keeps for a superuser. */
const RESERVED = 3
/** Of migrations, backups and tools beside the processes. */
const OTHERS = 5
const FREE = MAX_CONNECTIONS - RESERVED - OTHERS
/** Each process hears notices on one beside its pool. */
const connectionsOf = (pool: number) => pool + 1

it('all web processes and the next one, while they are replaced, fit into the database', () => {
  for (let processes = 1; processes <= MOST_PROCESSES; processes++) {
    const most = (processes + 1) * connectionsOf(poolSize(processes))
    expect(most, `${processes} processes`).toBeLessThanOrEqual(FREE)
  }
})

it('ten processes that are each started alone fit too', () => {
  expect(10 * connectionsOf(ownPool())).toBeLessThanOrEqual(FREE)
})
