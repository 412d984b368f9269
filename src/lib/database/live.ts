import 'server-only'
import { sql } from './sql'

/**
 * A live registration is not quarantined as suspected spam, not in the bin and not merged into
 * another one. Every query that shows, changes or sends registrations must use this condition. Its
 * columns are unqualified, so no other table in such a query may have columns of these names.
 */
export const LIVE = sql`suspected_at is null and deleted_at is null`

/** A registration that was not cancelled, or in whose party at least one other person was not. */
export const COMES = sql`(seat is distinct from 'cancelled' or exists (select from submissions one
  where one.party_id = submissions.id and one.seat is distinct from 'cancelled' and one.deleted_at is null))`

/**
 * Live registrations without the test registrations of staff, for lists, counts, exports and
 * mailings. A party is one registration: the rows of its other people have `party_id` (decision
 * 069).
 */
export const COUNTED = sql`${LIVE} and not is_test and party_id is null`
