import 'server-only'
import { sql } from './sql'

/**
 * True for a registration that is not suspected of being spam, not in the bin and not merged. The
 * columns are unqualified, so no other table in the query may have columns of these names.
 */
export const LIVE = sql`suspected_at is null and deleted_at is null`

/** True unless the registration and everyone else of its party are cancelled. */
export const NOT_CANCELLED = sql`(seat is distinct from 'cancelled' or exists (select from submissions one
  where one.party_id = submissions.id and one.seat is distinct from 'cancelled' and one.deleted_at is null))`

/**
 * Live registrations without test registrations of staff. A party counts as one: the rows of its
 * other people have a `party_id` (decision 069).
 */
export const COUNTED = sql`${LIVE} and not is_test and party_id is null`
