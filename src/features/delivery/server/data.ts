import 'server-only'
import { db, query, sql } from '@/lib/database/db'
import { driveSettings } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { Delivery, FileDelivery, ReceiptState } from '../schema'

interface ReceiptRow {
  address: string
  state: ReceiptState
  reason: string | null
  triedAt: string | null
  sentAt: string | null
}

/**
 * The id again, when there is such a registration.
 * @throws AppError `submission.not_found`
 */
export async function requireSubmission(id: number | null): Promise<number> {
  const rows =
    id === null ? [] : await query(await db(), sql`select from submissions where id = ${id}`)
  if (id === null || rows.length === 0) throw new AppError('submission.not_found')
  return id
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
  const submissionId = await requireSubmission(id)
  const on = await db()
  const [[receipt], files] = await Promise.all([
    query<ReceiptRow>(
      on,
      sql`select address, state, reason, tried_at as "triedAt", sent_at as "sentAt"
          from receipts where submission_id = ${submissionId}`,
    ),
    query<FileDelivery>(
      on,
      sql`select id as "fileId", drive_error as reason, drive_tried_at as "triedAt"
          from submission_files where submission_id = ${submissionId} and state = 'stored'
          order by id`,
    ),
  ])
  return {
    receipt: receipt ? presentReceipt(receipt) : null,
    // Without a drive they are where they belong.
    files: driveSettings() ? files.map(presentFile) : [],
  }
}

export interface StoredFile {
  id: number
  submissionId: number
  name: string
  mimeType: string
  size: number
  storageKey: string
}

/** @throws AppError `file.not_found` */
export async function getStoredFile(id: number | null): Promise<StoredFile> {
  const rows =
    id === null
      ? []
      : await query<StoredFile>(
          await db(),
          sql`select id, submission_id as "submissionId", name, mime_type as "mimeType",
                size::int as size, storage_key as "storageKey"
              from submission_files where id = ${id}`,
        )
  if (!rows[0]) throw new AppError('file.not_found')
  return rows[0]
}
