import 'server-only'
import type { Placeholder } from '@payloadcms/db-postgres/drizzle'
import { type SQL, sql } from '@/lib/database/db'
import { CLOSING_GRACE_MS } from '../capacity/schema'

/**
 * Selects the form only if it has not changed since this version and, unless `isByHand`, is
 * switched on and within its times; for the statement that stores a registration. A page that was
 * opened before closing has some minutes more (decision 066).
 * @param now the time, and `openedAt` when the page was rendered, null when that is unknown
 */
export const selectUnchangedForm = (
  id: Placeholder,
  version: Placeholder,
  { isByHand, now, openedAt }: { isByHand: boolean; now: Placeholder; openedAt: Placeholder },
): SQL => sql`
  select id from forms where id = ${id} and xmin::text = ${version}
    and ${isByHand ? sql`true` : withinTimes(now, openedAt)}`

const withinTimes = (now: Placeholder, openedAt: Placeholder) => sql`is_active
    and coalesce(opens_at <= ${now}::timestamptz, true)
    and (closes_at is null or ${now}::timestamptz < closes_at
      or (${openedAt}::timestamptz < closes_at and ${now}::timestamptz
        < closes_at + ${sql.raw(`interval '${CLOSING_GRACE_MS / 1000} s'`)}))`
