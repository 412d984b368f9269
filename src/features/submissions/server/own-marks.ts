import 'server-only'
import { sql } from '@/lib/database/db'
import type { Submission } from '../schema'

/** `changedAt` of a party's registration includes changes by any of its people. */
export interface RegistrantMarks {
  changedAt: string | null
  erasureAskedAt: string | null
}

/** SQL that selects the columns of `RegistrantMarks`. */
export const REGISTRANT_MARKS = sql`(select max(correction.created_at) from (select submissions.id union all
      select one.id from submissions one where one.party_id = submissions.id) as part(id)
    join submission_corrections correction on correction.submission_id = part.id
    where correction.is_own) as "changedAt",
  erasure_asked_at as "erasureAskedAt"`

export const presentRegistrantMarks = ({
  changedAt,
  erasureAskedAt,
}: RegistrantMarks): Pick<Submission, 'changedAt' | 'erasureAskedAt'> => ({
  ...(changedAt !== null && { changedAt }),
  ...(erasureAskedAt !== null && { erasureAskedAt }),
})

/** A person of the registration has asked to be erased; a small index finds these few. */
export const ASKS_ERASURE = sql`id in (select coalesce(party_id, id)::int from submissions
  where erasure_asked_at is not null and deleted_at is null)`
