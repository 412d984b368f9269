import 'server-only'
import { sql } from '@/lib/database/db'
import type { Submission } from '../schema'

/** What the registrant has done by their own link. */
export interface OwnMarks {
  changedAt: string | null
  erasureAskedAt: string | null
}

/** SQL that selects the columns of `OwnMarks`. */
export const OWN_MARKS = sql`(select max(created_at) from submission_corrections
    where submission_id = submissions.id and is_own) as "changedAt",
  erasure_asked_at as "erasureAskedAt"`

export const presentOwnMarks = ({
  changedAt,
  erasureAskedAt,
}: OwnMarks): Pick<Submission, 'changedAt' | 'erasureAskedAt'> => ({
  ...(changedAt !== null && { changedAt }),
  ...(erasureAskedAt !== null && { erasureAskedAt }),
})
