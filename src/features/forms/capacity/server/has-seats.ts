import 'server-only'
import { sql } from '@/lib/database/db'
import { LIVE } from '@/lib/database/live'

/**
 * SQL for a row of `forms`: true when the form has limits, or somebody waits, is offered a place or
 * has cancelled.
 */
export const HAS_SEATS = sql`(exists (select 1 from place_limits where form_id = forms.id) or exists (
  select 1 from submissions where form_id = forms.id and ${LIVE} and not is_test
    and seat in ('waiting', 'offered', 'cancelled')))`
