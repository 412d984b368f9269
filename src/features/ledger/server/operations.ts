import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, query, type SQL, sql, transaction } from '@/lib/database/db'
import type { JobPayloads } from '@/lib/queue/jobs'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { type DurableQueue, deadLetterOf } from '@/lib/queue/queues'
import { retryJobNow } from '@/lib/queue/retry'
import { plural } from '@/lib/text'
import type { GapKey, GapKind } from '../schema'

interface Repair<Q extends DurableQueue> {
  queue: Q
  /** An SQL update without `returning`. It changes no row when there is nothing to repair. */
  mark: (id: number) => SQL
  job: (id: number) => JobPayloads[Q]
}

const repair =
  <Q extends DurableQueue>({ queue, mark, job }: Repair<Q>) =>
  async (tx: Executor, id: number): Promise<void> => {
    const waiting = await query(tx, sql`${mark(id)} returning id`)
    if (waiting.length > 0) await retryJobNow(tx, queue, job(id))
  }

const repairFile = repair({
  queue: 'drive.upload',
  mark: (id) => sql`update submission_files set drive_error = null, updated_at = now()
    where id = ${id} and state = 'stored' and scan in ('none', 'clean')`,
  job: (fileId) => ({ fileId }),
})

async function repairStaffMail(tx: Executor, userId: number): Promise<void> {
  const jobs = await query<{ data: JobPayloads['mail.send'] }>(
    tx,
    sql`select distinct data from ${sql.raw(QUEUE_SCHEMA)}.job
        where (data->>'userId')::int = ${userId}
          and ((name = ${deadLetterOf('mail.send')} and state = 'created')
            or (name = 'mail.send' and state = 'retry'))`,
  )
  for (const { data } of jobs) await retryJobNow(tx, 'mail.send', data)
}

async function recountPlaces(tx: Executor, id: number): Promise<void> {
  await tx.execute(sql`
    select recount_places(form_id::int) from place_limits where id = ${id}`)
  await tx.execute(sql`
    update place_limits set miscounted_at = null
    where form_id = (select form_id from place_limits where id = ${id})`)
}

const REPAIRS = {
  file_missing: async () => {},
  file_waiting: repairFile,
  file_unscanned: repair({
    queue: 'file.scan',
    mark: (id) => sql`update submission_files set scan_result = null, updated_at = now()
      where id = ${id} and scan = 'waiting'`,
    job: (fileId) => ({ fileId }),
  }),
  file_infected: async () => {},
  receipt: repair({
    queue: 'receipt.send',
    mark: (id) => sql`update receipts set state = 'queued', reason = null, fault = null,
      updated_at = now() where id = ${id} and state not in ('sent', 'held')`,
    job: (receiptId) => ({ receiptId }),
  }),
  // `is_by_hand` means that staff asked for this message, so no limit holds it back again.
  receipt_held: repair({
    queue: 'receipt.send',
    mark: (id) => sql`update receipts set state = 'queued', reason = null, is_by_hand = true,
      updated_at = now() where id = ${id} and state = 'held'`,
    job: (receiptId) => ({ receiptId }),
  }),
  staff_mail: repairStaffMail,
  drive_erasure: repair({
    queue: 'drive.erase',
    mark: (id) => sql`update drive_erasures set error = null, updated_at = now() where id = ${id}`,
    job: (erasureId) => ({ erasureId }),
  }),
  offer: repair({
    queue: 'offer.send',
    mark: (id) => sql`update place_offers set mail = 'queued', mail_reason = null, fault = null,
      round = round + 1, updated_at = now()
      where id = ${id} and state = 'open' and mail in ('queued', 'failed', 'held')`,
    job: (offerId) => ({ offerId }),
  }),
  places: recountPlaces,
} satisfies Record<GapKind, (tx: Executor, id: number) => Promise<void>>

/**
 * Retries the deliveries of the gaps, or recounts the places of their forms. Does nothing for lost
 * and infected files.
 */
export function repairGaps(gaps: readonly GapKey[], actor: StaffActor): Promise<void> {
  return transaction(async (tx) => {
    for (const { kind, id } of gaps) await REPAIRS[kind](tx, id)
    const subject = `${gaps.length} ${plural('delivery', gaps.length)}`
    await recordAudit({ action: 'deliveries.repaired', actor, subject }, tx)
  })
}
