import 'server-only'
import { db, fetchRows, query, sql, transaction } from '@/lib/database/db'
import { clamavAddress } from '@/lib/env'
import { enqueue } from '@/lib/queue/enqueue'
import type { JobPayloads } from '@/lib/queue/jobs'
import { ScannerError, scanBytes, type VirusFinding } from '@/lib/storage/clamd'
import { openPrivateFile, removePrivateFile } from '@/lib/storage/storage'

/**
 * Stores the result of a scan. An infected file is deleted only afterwards: if the process ends
 * before the deletion, the retry sees in the stored result that the file must be deleted.
 */
async function recordFinding(fileId: number, finding: VirusFinding): Promise<void> {
  await transaction(async (tx) => {
    const scan = finding === null ? 'clean' : 'infected'
    const result = finding && `The virus scanner found ${finding}. The file was deleted.`
    const scanned = await query(
      tx,
      sql`update submission_files set scan = ${scan}::enum_submission_files_scan,
            scan_result = ${result}, scanned_at = now(), updated_at = now()
          where id = ${fileId} and scan = 'waiting' returning id`,
    )
    if (scanned.length > 0 && finding === null) await enqueue(tx, 'drive.upload', { fileId })
  })
}

async function recordTrouble(fileId: number, reason: string): Promise<void> {
  await (await db()).execute(sql`
    update submission_files set scan_result = ${reason}, scanned_at = now()
    where id = ${fileId} and scan = 'waiting'`)
}

/**
 * Scans a private file; null means that it is clean. Also returns null when the scanner has since
 * been switched off, because the file would otherwise wait forever.
 */
async function scan(key: string): Promise<VirusFinding> {
  const address = clamavAddress()
  if (!address) return null
  const bytes = await openPrivateFile(key)
  if (!bytes) throw new ScannerError('The private copy is not where it was put.')
  return scanBytes(bytes, address)
}

/**
 * Scans a file, and deletes it if it is infected. Safe to run twice. A failure of the scanner is
 * stored with the file, and the queue retries.
 */
export async function scanStoredFile({ fileId }: JobPayloads['file.scan']): Promise<void> {
  const [file] = await fetchRows<{ key: string; scan: string }>(sql`
    select storage_key as key, scan from submission_files
    where id = ${fileId} and scan in ('waiting', 'infected')`)
  if (!file) return
  if (file.scan === 'infected') return removePrivateFile(file.key)
  try {
    const finding = await scan(file.key)
    await recordFinding(fileId, finding)
    if (finding !== null) await removePrivateFile(file.key)
  } catch (error) {
    if (error instanceof ScannerError) await recordTrouble(fileId, error.message)
    throw error
  }
}
