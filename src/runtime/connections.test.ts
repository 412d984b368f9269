import { expect, it } from 'vitest'
import { databasePoolSize } from '@/lib/env'
import { MAX_CONNECTIONS } from './postgres/server-settings'
import { MAX_WEB_PROCESSES } from './settings'
import { poolSizeFor } from './web-processes'

const RESERVED = 3
const OTHERS = 5
const FREE = MAX_CONNECTIONS - RESERVED - OTHERS
/** Each process has one connection besides its pool, on which it receives notifications. */
const connectionsOf = (pool: number) => pool + 1

it('all web processes and the next one, while they are replaced, fit into the database', () => {
  for (let processes = 1; processes <= MAX_WEB_PROCESSES; processes++) {
    const most = (processes + 1) * connectionsOf(poolSizeFor(processes))
    expect(most, `${processes} processes`).toBeLessThanOrEqual(FREE)
  }
})

it('ten processes that are each started alone fit too', () => {
  expect(10 * connectionsOf(databasePoolSize())).toBeLessThanOrEqual(FREE)
})
