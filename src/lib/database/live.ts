import 'server-only'
import { sql } from './sql'

/**
 * Registrations that are there: neither kept apart as suspected nor in the bin or merged into another.
 * Everything that shows, changes or sends them asks for this; no other table of the queries has such
 * columns.
 */
export const LIVE = sql`suspected_at is null and deleted_at is null`

/** Those that count: what staff tried out is no registration. For lists, counts, exports and mailings. */
export const COUNTED = sql`${LIVE} and not is_test`
