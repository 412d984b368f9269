import 'server-only'
import { fetchRows, sql } from './db'

/**
 * True while a process of an older version is connected. Only newer versions give their connections
 * a name (PGAPPNAME).
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
