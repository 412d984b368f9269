import pg from 'pg'
import { OLD_QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import type { ArchivedTable } from './manifest'

/** The `queueSchema` of backups made before the product used pg-boss 12. */
export const OLD_QUEUE_VERSION = 24

/** Types of the columns that `moveOldJobs` uses in expressions; the others are restored as text. */
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

const isOldJobs = ({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>) =>
  schema === OLD_QUEUE_SCHEMA && name === 'job'

/**
 * True for a table that is restored. Of the old queue only the table of jobs is, and workers move
 * its jobs into the current queue.
 */
export const isTableRestored = (table: Pick<ArchivedTable, 'schema' | 'name'>) =>
  table.schema !== OLD_QUEUE_SCHEMA || isOldJobs(table)

/**
 * Returns SQL that creates the table of old jobs and its schema, which pg-boss 12 does not create.
 * Returns an empty string when the backup has no such table.
 */
export function oldJobsTableSql(tables: readonly ArchivedTable[]): string {
  const jobs = tables.find(isOldJobs)
  if (!jobs) return ''
  const columns = jobs.columns.map(
    (name) => `${pg.escapeIdentifier(name)} ${TYPES[name] ?? 'text'}`,
  )
  return `create schema ${OLD_QUEUE_SCHEMA};
    create table ${OLD_QUEUE_SCHEMA}.job (${columns.join(', ')});`
}
