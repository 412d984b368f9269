import 'server-only'
import { sql } from '@/lib/database/db'
import { IS_LIVE, NOT_CANCELLED } from '@/lib/database/live'
import { toMailFailure } from '@/lib/mail/failure'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { deadLetterOf } from '@/lib/queue/queues'
import { type Gap, MAX_GAPS } from '../schema'
import {
  findInfectedFileGaps,
  findMissingFileGaps,
  findUnscannedFileGaps,
  findWaitingFileGaps,
} from './file-gaps'
import { DELIVERY_GRACE, type FoundGaps, findGapRows, GAP_SUBMISSION_COLUMNS_SQL } from './gap-rows'

const HELD_SHOWN = '7 days'

const findHeldReceipts = () =>
  findGapRows(
    'receipt_held',
    sql`select receipts.id, address as what, ${GAP_SUBMISSION_COLUMNS_SQL}, reason, receipts.created_at as since
        from receipts join submissions on submissions.id = submission_id
        where ${IS_LIVE} and ${NOT_CANCELLED} and state = 'held' and receipts.updated_at > now() - ${HELD_SHOWN}::interval`,
  )

const findReceipts = () =>
  findGapRows(
    'receipt',
    sql`select receipts.id, address as what, ${GAP_SUBMISSION_COLUMNS_SQL}, reason, receipts.created_at as since
        from receipts join submissions on submissions.id = submission_id
        where ${IS_LIVE} and (state = 'failed' or (state = 'queued'
          and (reason is not null or receipts.updated_at < now() - ${DELIVERY_GRACE}::interval)))`,
  )

const findStaffMail = async (): Promise<FoundGaps> => {
  const found = await findGapRows(
    'staff_mail',
    sql`select distinct on (account.id) account.id, account.email as what,
          null::int as "submissionId", null::int as "formId", null as reference,
          coalesce(job.output, job.source_output, '{}')::text as reason, job.created_on as since
        from ${sql.raw(QUEUE_SCHEMA)}.job
        join admin_users account on account.id = (job.data->>'userId')::int
        where (job.name = ${deadLetterOf('mail.send')} and job.state = 'created')
          or (job.name = 'mail.send' and job.state = 'retry' and job.output is not null)
        order by account.id, job.created_on`,
  )
  const inWords = (gap: Gap) => ({
    ...gap,
    reason: toMailFailure(JSON.parse(gap.reason)).message,
  })
  return { ...found, gaps: found.gaps.map(inWords) }
}

const findDriveErasures = () =>
  findGapRows(
    'drive_erasure',
    sql`select id, 'File of an erased registration in Google Drive' as what,
          null::int as "submissionId", null::int as "formId", null as reference, error as reason,
          created_at as since
        from drive_erasures
        where error is not null or updated_at < now() - ${DELIVERY_GRACE}::interval`,
  )

const findOffers = () =>
  findGapRows(
    'offer',
    sql`select place_offers.id, address as what, ${GAP_SUBMISSION_COLUMNS_SQL}, mail_reason as reason,
          place_offers.created_at as since
        from place_offers join submissions on submissions.id = submission_id
        where ${IS_LIVE} and state = 'open' and (mail in ('failed', 'held') or (mail = 'queued'
          and (mail_reason is not null
            or place_offers.updated_at < now() - ${DELIVERY_GRACE}::interval)))`,
  )

/** Finds wrong counts of taken places. The job that recounts them sets `miscounted_at`. */
const findPlaces = () =>
  findGapRows(
    'places',
    sql`select place_limits.id, concat_ws(': ', forms.name, coalesce(province, option, 'all places'))
            as what,
          null::int as "submissionId", forms.id as "formId", null as reference, null as reason,
          miscounted_at as since
        from place_limits join forms on forms.id = form_id where miscounted_at is not null`,
  )

/**
 * Counts all gaps except lost files, because finding lost files needs a list of all stored files.
 */
export const countGaps = async (): Promise<number> => (await findGaps([])).count

export async function findGaps(lost: readonly number[]): Promise<FoundGaps> {
  const kinds = await Promise.all([
    findMissingFileGaps(lost),
    findWaitingFileGaps(lost),
    findUnscannedFileGaps(),
    findInfectedFileGaps(),
    findReceipts(),
    findHeldReceipts(),
    findStaffMail(),
    findDriveErasures(),
    findOffers(),
    findPlaces(),
  ])
  const gaps = kinds.flatMap((found) => found.gaps)
  // Held confirmations come last, because many of them would hide what needs repair.
  const isHeld = ({ kind }: Gap) => Number(kind === 'receipt_held')
  const order = (a: Gap, b: Gap) => isHeld(a) - isHeld(b) || a.since.localeCompare(b.since)
  return {
    gaps: gaps.sort(order).slice(0, MAX_GAPS),
    count: kinds.reduce((sum, { count }) => sum + count, 0),
  }
}
