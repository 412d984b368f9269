import 'server-only'
import { sql } from './sql'

/**
 * A live registration is not possible spam, not in the bin and not merged into another one. Most
 * queries use this condition, but not those of possible spam, of the bin and of one person's data,
 * for example. Its columns are unqualified, so no other table in such a query may have columns of
 * these names.
 */
export const LIVE = sql`suspected_at is null and deleted_at is null`

/**
 * A condition: the registration was not cancelled, or at least one other person of its party was
 * not.
 */
export const NOT_CANCELLED = sql`(seat is distinct from 'cancelled' or exists (select from submissions one
  where one.party_id = submissions.id and one.seat is distinct from 'cancelled' and one.deleted_at is null))`

/**
 * Live registrations without the test registrations of staff, for lists, counts, exports and
 * mailings. A party of several people counts as one registration: the rows of its other people have
 * a `party_id` (decision 069).
 */
export const COUNTED = sql`${LIVE} and not is_test and party_id is null`
