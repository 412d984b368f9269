import 'server-only'
import { sql } from './sql'

/**
 * Registrations that count: neither kept apart as suspected nor in the bin. Everything that lists,
 * counts, shows or sends them asks for this; no other table of the queries has such columns.
 */
export const LIVE = sql`suspected_at is null and deleted_at is null`
