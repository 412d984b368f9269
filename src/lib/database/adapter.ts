import 'server-only'
import type { EventEmitter } from 'node:events'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Executor } from './sql'

export const adapterOf = ({ db }: Pick<Payload, 'db'>): PostgresAdapter =>
  db as unknown as PostgresAdapter

/**
 * Returns the database connections of `payload`, for configuration code that gets `payload` as an
 * argument.
 */
export const executorOf = (payload: Pick<Payload, 'db'>): Executor =>
  adapterOf(payload).drizzle as unknown as Executor

/**
 * Returns the hook's transaction, so that the statements commit together with the hook's change.
 * Without a transaction, returns the database connections.
 */
export async function executorOfRequest({
  payload,
  transactionID,
}: PayloadRequest): Promise<Executor> {
  const session = transactionID && adapterOf(payload).sessions[await transactionID]
  return session ? (session.db as unknown as Executor) : executorOf(payload)
}

/**
 * Ignores the errors of a broken connection, because without a listener they would end the process.
 * The pool replaces the connection.
 */
export function ignoreBrokenConnection(connection: EventEmitter): void {
  connection.on('error', () => {})
}
