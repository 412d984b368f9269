import 'server-only'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Executor } from './sql'

export const adapterOf = ({ db }: Pick<Payload, 'db'>): PostgresAdapter =>
  db as unknown as PostgresAdapter

/** Payload's own connections, for code that the configuration itself uses and that is handed Payload. */
export const executorOf = (payload: Pick<Payload, 'db'>): Executor =>
  adapterOf(payload).drizzle as unknown as Executor
