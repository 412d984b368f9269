import pg from 'pg'
import { OLD_QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import type { Table } from './manifest'

/** The version of pg-boss's tables in backups made before the product used pg-boss 12. */
export const OLD_QUEUE_VERSION = 24

/**
 * The types of the columns that `moveOldJobs` uses in expressions. The other columns are restored
 * as text.
 */
const TYPES: Record<string, string> = {
  id: 'uuid',
  priority: 'integer',
  data: 'jsonb',
  retry_count: 'integer',
  start_after: 'timestamptz',
  started_on: 'timestamptz',
  created_on: 'timestamptz',
  expire_in: 'interval',
  output: 'jsonb',
}

const isOldJobs = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  schema === OLD_QUEUE_SCHEMA && name === 'job'

/**
 * False for the old queue's tables except its jobs, which the workers move into the current queue.
 * True for every other table.
 */
export const isRestored = (table: Pick<Table, 'schema' | 'name'>) =>
  table.schema !== OLD_QUEUE_SCHEMA || isOldJobs(table)

/**
 * Returns the SQL that creates the old queue's table of jobs, because pg-boss 12 does not create
 * it. Empty when the backup has no such table.
 */
export function oldJobsTable(tables: readonly Table[]): string {
  const jobs = tables.find(isOldJobs)
  if (!jobs) return ''
  const columns = jobs.columns.map(
    (name) => `${pg.escapeIdentifier(name)} ${TYPES[name] ?? 'text'}`,
  )
  return `create schema ${OLD_QUEUE_SCHEMA};
    create table ${OLD_QUEUE_SCHEMA}.job (${columns.join(', ')});`
}
