import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import type { Jobs } from '@/lib/queue/jobs'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { deadLetterOf } from '@/lib/queue/queues'
import { retryJobNow } from '@/lib/queue/retry'
import { plural } from '@/lib/text'
import type { GapKey, GapKind } from '../schema'

/** Queues the upload again; if the file is missing on disk, the upload reports it. */
async function repairFile(tx: Executor, id: number): Promise<void> {
  const waiting = await query(
    tx,
    sql`update submission_files set drive_error = null, updated_at = now()
        where id = ${id} and state = 'stored' and scan in ('none', 'clean') returning id`,
  )
  if (waiting.length > 0) await retryJobNow(tx, 'drive.upload', { fileId: id })
}

async function scanAgain(tx: Executor, id: number): Promise<void> {
  const waiting = await query(
    tx,
    sql`update submission_files set scan_result = null, updated_at = now()
        where id = ${id} and scan = 'waiting' returning id`,
  )
  if (waiting.length > 0) await retryJobNow(tx, 'file.scan', { fileId: id })
}

async function repairReceipt(tx: Executor, id: number): Promise<void> {
  const waiting = await query(
    tx,
    sql`update receipts set state = 'queued', reason = null, fault = null, updated_at = now()
        where id = ${id} and state not in ('sent', 'held') returning id`,
  )
  if (waiting.length > 0) await retryJobNow(tx, 'receipt.send', { receiptId: id })
}

/** Staff asked for this message, so the limit per mailbox does not apply. */
async function sendHeld(tx: Executor, id: number): Promise<void> {
  const held = await query(
    tx,
    sql`update receipts set state = 'queued', reason = null, is_by_hand = true, updated_at = now()
        where id = ${id} and state = 'held' returning id`,
  )
  if (held.length > 0) await retryJobNow(tx, 'receipt.send', { receiptId: id })
}

async function repairStaffMail(tx: Executor, userId: number): Promise<void> {
  const jobs = await query<{ data: Jobs['mail.send'] }>(
    tx,
    sql`select distinct data from ${sql.raw(QUEUE_SCHEMA)}.job
        where (data->>'userId')::int = ${userId}
          and ((name = ${deadLetterOf('mail.send')} and state = 'created')
            or (name = 'mail.send' and state = 'retry'))`,
  )
  for (const { data } of jobs) await retryJobNow(tx, 'mail.send', data)
}

async function eraseAgain(tx: Executor, id: number): Promise<void> {
  const waiting = await query(
    tx,
    sql`update drive_erasures set error = null, updated_at = now() where id = ${id} returning id`,
  )
  if (waiting.length > 0) await retryJobNow(tx, 'drive.erase', { erasureId: id })
}

const REPAIRS = {
  file_missing: repairFile,
  file_waiting: repairFile,
  file_unscanned: scanAgain,
  file_infected: async () => {},
  receipt: repairReceipt,
  receipt_held: sendHeld,
  staff_mail: repairStaffMail,
  drive_erasure: eraseAgain,
} satisfies Record<GapKind, (tx: Executor, id: number) => Promise<void>>

/**
 * Makes each delivery due now, whatever happened to its job. Gaps that have been repaired, or never
 * existed, are skipped.
 */
export function repairGaps(gaps: readonly GapKey[], actor: StaffActor): Promise<void> {
  return transaction(async (tx) => {
    for (const { kind, id } of gaps) await REPAIRS[kind](tx, id)
    const subject = `${gaps.length} ${plural('delivery', gaps.length)}`
    await recordAudit({ action: 'deliveries.repaired', actor, subject }, tx)
  })
}
