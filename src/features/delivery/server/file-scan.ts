import 'server-only'
import { db, query, sql, transaction } from '@/lib/database/db'
import { clamavAddress } from '@/lib/env'
import { enqueue } from '@/lib/queue/enqueue'
import type { Jobs } from '@/lib/queue/jobs'
import { type Finding, ScannerError, scanBytes } from '@/lib/storage/clamd'
import { openFile, removeFile } from '@/lib/storage/storage'

/** Written down before the bytes go: a file that was found infected is never read again. */
async function recordFinding(fileId: number, finding: Finding): Promise<void> {
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

/** Without a scanner nobody would ever look: the file is as readable as any other then. */
async function look(key: string): Promise<Finding> {
  const address = clamavAddress()
  if (!address) return null
  const bytes = await openFile(key)
  if (!bytes) throw new ScannerError('The private copy is not where it was put.')
  return scanBytes(bytes, address)
}

/**
 * Has the virus scanner look at one file. Clean, it goes on to the drive; infected, it is deleted,
 * and its row says so. May run twice. What keeps the scanner stays beside the file, and the queue
 * tries again.
 */
export async function scanStoredFile({ fileId }: Jobs['file.scan']): Promise<void> {
  const [file] = await query<{ key: string; scan: string }>(
    await db(),
    sql`select storage_key as key, scan from submission_files
        where id = ${fileId} and scan in ('waiting', 'infected')`,
  )
  if (!file) return
  if (file.scan === 'infected') return removeFile(file.key)
  try {
    const finding = await look(file.key)
    await recordFinding(fileId, finding)
    if (finding !== null) await removeFile(file.key)
  } catch (error) {
    if (error instanceof ScannerError) await recordTrouble(fileId, error.message)
    throw error
  }
}
