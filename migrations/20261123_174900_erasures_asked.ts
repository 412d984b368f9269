import type { MigrateDownArgs, MigrateUpArgs, PostgresAdapter } from '@payloadcms/db-postgres'

/**
 * Finds the few registrations of which somebody asks to be erased, for the list and the dashboard.
 */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  await pool.query('DROP INDEX CONCURRENTLY IF EXISTS submissions_erasure_asked')
  await pool.query(
    'CREATE INDEX CONCURRENTLY submissions_erasure_asked ON submissions (id) WHERE erasure_asked_at is not null',
  )
}

export async function down({ payload }: MigrateDownArgs): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  await pool.query('DROP INDEX CONCURRENTLY IF EXISTS submissions_erasure_asked')
}
