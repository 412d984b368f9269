import 'server-only'
import { sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'

/**
 * SQL for a row of `forms`: true when the form has limits, or somebody waits, is offered a place or
 * has cancelled.
 */
export const HAS_SEATS_SQL = sql`(exists (select 1 from place_limits where form_id = forms.id) or exists (
  select 1 from submissions where form_id = forms.id and ${IS_LIVE} and not is_test
    and seat in ('waiting', 'offered', 'cancelled')))`
