import 'server-only'
import { fetchRows, type SQL, sql } from '@/lib/database/db'
import { type Gap, type GapKind, MAX_GAPS } from '../schema'

/** A delivery without an error becomes a gap when its row has not changed for this long. */
export const DELIVERY_GRACE = '15 minutes'

interface GapRow {
  id: number
  what: string
  submissionId: number | null
  formId: number | null
  reference: string | null
  reason: string | null
  since: string
}

export const GAP_SUBMISSION_COLUMNS_SQL = sql`submissions.id as "submissionId", form_id as "formId", reference`

const WAITED =
  'It has waited too long for its turn. Ask whoever looks after the server whether the worker runs.'

const REASONS: Record<GapKind, string> = {
  file_missing: 'The file is not where it was stored. Restore it from a backup.',
  file_waiting: WAITED,
  file_unscanned: WAITED,
  file_infected: 'The virus scanner found something in it.',
  receipt_held: 'Held back: this mailbox has had several confirmations lately.',
  receipt: WAITED,
  staff_mail: 'It could not be sent.',
  offer: WAITED,
  places: 'The number of taken places does not match the registrations.',
  drive_erasure: WAITED,
}

const toGap =
  (kind: GapKind) =>
  ({ id, what, submissionId, formId, reference, reason, since }: GapRow): Gap => ({
    kind,
    id,
    what,
    submission:
      submissionId !== null && formId !== null
        ? { id: submissionId, formId, reference: reference ?? '' }
        : null,
    reason: reason ?? REASONS[kind],
    since,
  })

/**
 * The oldest gaps of one kind, at most `MAX_GAPS`. `count` is the number of all gaps of this kind.
 */
export interface FoundGaps {
  gaps: Gap[]
  count: number
}

/** Runs the query `select`, which must return the columns of `GapRow`. */
export async function findGapRows(kind: GapKind, select: SQL): Promise<FoundGaps> {
  const rows = await fetchRows<GapRow & { count: number }>(sql`
    select *, (count(*) over ())::int as count from (${select}) found
    order by since, id limit ${MAX_GAPS}`)
  return { gaps: rows.map(toGap(kind)), count: rows[0]?.count ?? 0 }
}
