import 'server-only'
import type { EventEmitter } from 'node:events'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Executor } from './sql'

export const adapterOf = ({ db }: Pick<Payload, 'db'>): PostgresAdapter =>
  db as unknown as PostgresAdapter

/** Payload's own connections, for configuration code that gets `payload` as an argument. */
export const executorOf = (payload: Pick<Payload, 'db'>): Executor =>
  adapterOf(payload).drizzle as unknown as Executor

/** Returns the transaction that a hook runs in, so that what it writes commits with the change. */
export async function executorIn({ payload, transactionID }: PayloadRequest): Promise<Executor> {
  const session = transactionID && adapterOf(payload).sessions[await transactionID]
  return session ? (session.db as unknown as Executor) : executorOf(payload)
}

/**
 * An idle connection that breaks emits an error, which would end the process without a listener.
 * The next statement on it fails and reports the error.
 */
export function hearBrokenConnection(connection: EventEmitter): void {
  connection.on('error', () => {})
}
