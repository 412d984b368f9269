import 'server-only'
import type { Placeholder } from '@payloadcms/db-postgres/drizzle'
import { type SQL, sql } from '@/lib/database/db'
import { CLOSING_GRACE_MS } from '../capacity/schema'

/**
 * Returns SQL that selects the form only if it has not changed since `version`. Unless `isByHand`,
 * the form must also be active and within its opening times. A page that was rendered before the
 * closing time (`openedAt`) may be sent for `CLOSING_GRACE_MS` longer (decision 066).
 */
export const unchangedFormSql = (
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
