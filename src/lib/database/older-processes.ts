import 'server-only'
import { fetchRows, sql } from './db'

/**
 * Whether a process of an older version is connected to this database. The launcher names the
 * connections of this version (PGAPPNAME); those of older versions have no name. Any other
 * connection without a name counts as one too.
 */
export async function hasOlderProcess(): Promise<boolean> {
  const [row] = await fetchRows<{ isThere: boolean }>(sql`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and application_name = '' and pid <> pg_backend_pid()
    ) as "isThere"`)
  return row?.isThere ?? false
}
