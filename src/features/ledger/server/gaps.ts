import 'server-only'
import { db, query, type SQL, sql } from '@/lib/database/db'
import { driveSettings } from '@/lib/env'
import { deadLetterOf, QUEUE_SCHEMA } from '@/lib/queue/queues'
import { listKeys } from '@/lib/storage/storage'
import { type Gap, type GapKind, MAX_GAPS } from '../schema'

/** What was touched since is on its way. */
const ON_ITS_WAY = '15 minutes'

const INFECTED_SHOWN = '30 days'
const HELD_SHOWN = '7 days'

/** One gap as the database tells it. */
interface GapRow {
  id: number
  what: string
  submissionId: number | null
  formId: number | null
  reference: string | null
  reason: string | null
  since: Date | string
}

const OF_SUBMISSION = sql`submissions.id as "submissionId", form_id as "formId", reference`

const REASONS: Record<GapKind, string> = {
  file_missing: 'The private copy is not where it was put. Restore it from a backup.',
  file_waiting: 'It has been waiting for its turn. Check that the worker runs.',
  file_unscanned: 'It has been waiting for its turn. Check that the worker runs.',
  file_infected: 'The virus scanner found something in it.',
  receipt_held: 'Held back: its mailbox has had enough confirmations for now.',
  receipt: 'It has been waiting for its turn. Check that the worker runs.',
  staff_mail: 'It could not be sent.',
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
    since: new Date(since).toISOString(),
  })

/** The oldest gaps of one kind, and how many there are of it. */
export interface Found {
  gaps: Gap[]
  count: number
}

async function find(kind: GapKind, select: SQL): Promise<Found> {
  const rows = await query<GapRow & { count: number }>(
    await db(),
    sql`select *, (count(*) over ())::int as count from (${select}) found
        order by since, id limit ${MAX_GAPS}`,
  )
  return { gaps: rows.map(toGap(kind)), count: rows[0]?.count ?? 0 }
}

const FILE = sql`submission_files.id, name as what, ${OF_SUBMISSION}`
const FILES = sql`submission_files
  join submissions on submissions.id = submission_id and suspected_at is null`

const NONE: Found = { gaps: [], count: 0 }

const findMissingFiles = async (lost: readonly number[]): Promise<Found> =>
  lost.length === 0
    ? NONE
    : find(
        'file_missing',
        sql`select ${FILE}, null as reason, submission_files.created_at as since from ${FILES}
            where state = 'stored' and scan <> 'infected' and ${isOneOf(lost)}`,
      )

/** Without a drive no file is late. What is missing here is one gap already. */
const findWaitingFiles = async (lost: readonly number[]): Promise<Found> =>
  driveSettings() === null
    ? NONE
    : find(
        'file_waiting',
        sql`select ${FILE}, drive_error as reason, submission_files.created_at as since from ${FILES}
            where state = 'stored' and scan in ('none', 'clean') and not ${isOneOf(lost)}
              and (drive_error is not null
              or submission_files.updated_at < now() - ${ON_ITS_WAY}::interval)`,
      )

/** Nobody may read it, and it does not go to the drive, until the scanner has looked at it. */
const findUnscannedFiles = () =>
  find(
    'file_unscanned',
    sql`select ${FILE}, scan_result as reason, submission_files.created_at as since from ${FILES}
        where scan = 'waiting' and (scan_result is not null
          or submission_files.updated_at < now() - ${ON_ITS_WAY}::interval)`,
  )

/** There is nothing to repair: it is told for as long as somebody may ask for the file. */
const findInfectedFiles = () =>
  find(
    'file_infected',
    sql`select ${FILE}, scan_result as reason, scanned_at as since from ${FILES}
        where scan = 'infected' and scanned_at > now() - ${INFECTED_SHOWN}::interval`,
  )

/** The same here: after a day or so nobody waits for that message any more. */
const findHeldReceipts = () =>
  find(
    'receipt_held',
    sql`select receipts.id, address as what, ${OF_SUBMISSION}, reason, receipts.created_at as since
        from receipts join submissions on submissions.id = submission_id
        where state = 'held' and receipts.updated_at > now() - ${HELD_SHOWN}::interval`,
  )

const findReceipts = () =>
  find(
    'receipt',
    sql`select receipts.id, address as what, ${OF_SUBMISSION}, reason, receipts.created_at as since
        from receipts join submissions on submissions.id = submission_id
        where state = 'failed' or (state = 'queued'
          and (reason is not null or receipts.updated_at < now() - ${ON_ITS_WAY}::interval))`,
  )

/** Invitations and links for new passwords: one per account, however often it was asked for. */
const findStaffMail = () =>
  find(
    'staff_mail',
    sql`select distinct on (account.id) account.id, account.email as what,
          null::int as "submissionId", null::int as "formId", null as reference,
          job.output->>'message' as reason, job.created_on as since
        from ${sql.raw(QUEUE_SCHEMA)}.job
        join admin_users account on account.id = (job.data->>'userId')::int
        where (job.name = ${deadLetterOf('mail.send')} and job.state = 'created')
          or (job.name = 'mail.send' and job.state = 'retry' and job.output is not null)
        order by account.id, job.created_on`,
  )

/**
 * Ids of files that no folder holds although nothing has taken them to the drive. The rows are read
 * first: a file that arrives meanwhile must not look lost, nor one that leaves.
 */
export async function findLostFiles(): Promise<number[]> {
  const rows = await query<{ id: number; key: string }>(
    await db(),
    sql`select id, storage_key as key from submission_files where state = 'stored'`,
  )
  if (rows.length === 0) return []
  const keys = await listKeys()
  const missing = rows.filter(({ key }) => !keys.has(key)).map(({ id }) => id)
  if (missing.length === 0) return []
  const still = await query<{ id: number }>(
    await db(),
    sql`select id from submission_files where state = 'stored' and ${isOneOf(missing)}`,
  )
  return still.map(({ id }) => id)
}

export const isOneOf = (fileIds: readonly number[]): SQL =>
  sql`submission_files.id = any(${sql.param(fileIds)}::int[])`

/** Everything that is not where it belongs, oldest first. */
export async function findGaps(lost: readonly number[]): Promise<Found> {
  const kinds = await Promise.all([
    findMissingFiles(lost),
    findWaitingFiles(lost),
    findUnscannedFiles(),
    findInfectedFiles(),
    findReceipts(),
    findHeldReceipts(),
    findStaffMail(),
  ])
  const gaps = kinds.flatMap((found) => found.gaps)
  // A flood of held messages must not hide what needs a repair.
  const isHeld = ({ kind }: Gap) => Number(kind === 'receipt_held')
  const order = (a: Gap, b: Gap) => isHeld(a) - isHeld(b) || a.since.localeCompare(b.since)
  return {
    gaps: gaps.sort(order).slice(0, MAX_GAPS),
    count: kinds.reduce((sum, { count }) => sum + count, 0),
  }
}
