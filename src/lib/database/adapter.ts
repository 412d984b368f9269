import 'server-only'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Executor } from './sql'

export const adapterOf = ({ db }: Pick<Payload, 'db'>): PostgresAdapter =>
  db as unknown as PostgresAdapter

/** Payload's own connections, for code that the configuration itself uses and that is handed Payload. */
export const executorOf = (payload: Pick<Payload, 'db'>): Executor =>
  adapterOf(payload).drizzle as unknown as Executor

/** The transaction that Payload is in with this request; its connections outside of one. */
export async function requestExecutor({
  payload,
  transactionID,
}: PayloadRequest): Promise<Executor> {
  const id = await transactionID
  const session = id === undefined ? undefined : adapterOf(payload).sessions[id]
  return (session?.db as unknown as Executor | undefined) ?? executorOf(payload)
}
