import 'server-only'
import { fetchRows, sql } from './db'

/** Looks for connections without a name: only older versions do not name theirs (PGAPPNAME). */
export async function hasOlderProcess(): Promise<boolean> {
  const [row] = await fetchRows<{ isThere: boolean }>(sql`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and application_name = '' and pid <> pg_backend_pid()
    ) as "isThere"`)
  return row?.isThere ?? false
}
