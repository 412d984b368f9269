import 'server-only'
import { sql } from './sql'

/**
 * An SQL condition for registrations that are not suspected of being spam, not in the bin and not
 * merged. The columns have no table name, so no other table in the query may have columns of these
 * names.
 */
export const IS_LIVE = sql`suspected_at is null and deleted_at is null`

/**
 * An SQL condition: true when the registration, or at least one other person of its party, is not
 * cancelled. People in the bin do not count.
 */
export const NOT_CANCELLED = sql`(seat is distinct from 'cancelled' or exists (select from submissions one
  where one.party_id = submissions.id and one.seat is distinct from 'cancelled' and one.deleted_at is null))`

/**
 * An SQL condition for live registrations that are not test registrations of staff. A party counts
 * as one registration, because only the rows of its other people have a `party_id` (decision 069).
 */
export const IS_COUNTED = sql`${IS_LIVE} and not is_test and party_id is null`
