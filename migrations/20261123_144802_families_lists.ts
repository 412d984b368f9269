import type { MigrateDownArgs, MigrateUpArgs, PostgresAdapter } from '@payloadcms/db-postgres'

const COUNTED = 'suspected_at is null and deleted_at is null and not is_test'
const LISTS = [
  ['submissions_of_form', 'submissions_form_submitted', 'form_id,submitted_at desc,id desc,status'],
  ['submissions_by_time', 'submissions_newest', 'submitted_at desc,id desc,form_id,status'],
  ['submissions_of_status', 'submissions_status_submitted', 'status,submitted_at desc,id desc,form_id'],
]

/**
 * The indexes of the lists without the other people of a party. Each is made before the one that it
 * replaces goes; the version before, which does not ask for `party_id`, reads its lists without an
 * index for the seconds until it is replaced.
 */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  const make = async (name: string, of: string) => {
    await pool.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
    await pool.query(`CREATE INDEX CONCURRENTLY ${name} ON submissions ${of}`)
  }
  await make('submissions_party', '(party_id) WHERE party_id is not null')
  for (const [name = '', former, columns] of LISTS) {
    await make(name, `(${columns}) WHERE ${COUNTED} and party_id is null`)
    await pool.query(`DROP INDEX CONCURRENTLY IF EXISTS ${former}`)
  }
}

export async function down({ payload }: MigrateDownArgs): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  for (const [name, former, columns] of LISTS) {
    await pool.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${former} ON submissions (${columns}) WHERE ${COUNTED}`)
    await pool.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
  }
  await pool.query('DROP INDEX CONCURRENTLY IF EXISTS submissions_party')
}
