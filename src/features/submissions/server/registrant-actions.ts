import 'server-only'
import { sql } from '@/lib/database/db'
import type { Submission } from '../schema'

/**
 * When a person of the registration last changed an answer, and when its registrant asked to be
 * erased. Both are ISO 8601, UTC, and null when that has not happened.
 */
export interface RegistrantActions {
  changedAt: string | null
  erasureAskedAt: string | null
}

export const REGISTRANT_ACTION_COLUMNS = sql`(select max(correction.created_at) from (select submissions.id union all
      select one.id from submissions one where one.party_id = submissions.id) as part(id)
    join submission_corrections correction on correction.submission_id = part.id
    where correction.is_own) as "changedAt",
  erasure_asked_at as "erasureAskedAt"`

export const presentRegistrantActions = ({
  changedAt,
  erasureAskedAt,
}: RegistrantActions): Pick<Submission, 'changedAt' | 'erasureAskedAt'> => ({
  ...(changedAt !== null && { changedAt }),
  ...(erasureAskedAt !== null && { erasureAskedAt }),
})

export const ASKS_ERASURE_CONDITION = sql`id in (select coalesce(party_id, id)::int from submissions
  where erasure_asked_at is not null and deleted_at is null)`
