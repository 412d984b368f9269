import { db, query, sql } from '@/lib/db'
import { driveSettings } from '@/lib/env'
import { getSubmission } from './data'
import type { ReceiptState } from './receipt'
import type { Delivery, FileDelivery } from './schema'

interface ReceiptRow {
  address: string
  state: ReceiptState
  reason: string | null
  triedAt: string | null
  sentAt: string | null
}

const iso = (at: string | null) => at && new Date(at).toISOString()

const presentReceipt = ({ address, state, reason, triedAt, sentAt }: ReceiptRow) => ({
  address,
  state,
  reason,
  triedAt: iso(triedAt),
  sentAt: iso(sentAt),
})

const presentFile = ({ triedAt, ...file }: FileDelivery): FileDelivery => ({
  ...file,
  triedAt: iso(triedAt),
})

/**
 * How far everything of one registration has come that must leave the building. Asked for the one
 * that is open, never for a list.
 * @throws AppError `submission.not_found`
 */
export async function getDelivery(id: number | null): Promise<Delivery> {
  const submission = await getSubmission(id)
  const on = await db()
  const [[receipt], files] = await Promise.all([
    query<ReceiptRow>(
      on,
      sql`select address, state, reason, tried_at as "triedAt", sent_at as "sentAt"
          from receipts where submission_id = ${submission.id}`,
    ),
    query<FileDelivery>(
      on,
      sql`select id as "fileId", drive_error as reason, drive_tried_at as "triedAt"
          from submission_files where submission_id = ${submission.id} and state = 'stored'
          order by id`,
    ),
  ])
  return {
    receipt: receipt ? presentReceipt(receipt) : null,
    // Without a drive they are where they belong.
    files: driveSettings() ? files.map(presentFile) : [],
  }
}
