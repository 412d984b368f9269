import type { MigrateDownArgs, MigrateUpArgs, PostgresAdapter } from '@payloadcms/db-postgres'

/**
 * Finds those without a place, in the order of the line: without it every number in the line, every
 * offer and every page of the list with somebody who waits read all registrations of the form.
 */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  await pool.query('DROP INDEX CONCURRENTLY IF EXISTS submissions_without_place')
  await pool.query(`
    CREATE INDEX CONCURRENTLY submissions_without_place ON submissions (seat, form_id, line)
      INCLUDE (suspected_at, deleted_at, is_test) WHERE seat <> 'held'`)
}

export async function down({ payload }: MigrateDownArgs): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  await pool.query('DROP INDEX CONCURRENTLY IF EXISTS submissions_without_place')
}
