import pg from 'pg'
import { OLD_QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import type { Table } from './manifest'

/** The shape of the queue's tables in backups of versions before pg-boss 12. */
export const OLD_QUEUE_VERSION = 24

/** Types of the columns that `moveOldJobs` computes with; others are kept as text. */
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
 * False for the tables of the old queue, except for its jobs: the workers move those into the
 * current queue. True for every other table.
 */
export const isRestored = (table: Pick<Table, 'schema' | 'name'>) =>
  table.schema !== OLD_QUEUE_SCHEMA || isOldJobs(table)

/**
 * Returns the SQL that creates the old queue's table of jobs, which pg-boss 12 does not create;
 * empty when the backup has no such table.
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
