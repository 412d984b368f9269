import 'server-only'
import { removeLocalCopies } from '@/features/delivery/server/drive-copies'
import { probeDelivery } from '@/features/delivery/server/jobs'
import { eraseExpiredFromBin } from '@/features/submissions/bin/server/bin'
import { deleteExpiredCounters } from '@/lib/counters/counters'
import { db, fetchRows, sql } from '@/lib/database/db'
import { syncTombstones } from '@/lib/erasure/resurrected'
import { ATTEMPT_LIFETIME_MINUTES } from '@/lib/http/kept-attempts'
import { discardOldStagedFiles } from '@/lib/storage/folder-store'
import { listOldPrivateFileKeys, removePrivateFile } from '@/lib/storage/storage'

/**
 * Only files older than this are removed, because younger files may belong to a registration that
 * is about to be stored.
 */
const SWEEP_AFTER_MS = 60 * 60 * 1000

/**
 * Deletes files that no row refers to, local copies of files in Google Drive, expired rows and old
 * counters. Also retries deliveries and syncs the tombstones. Can safely run twice. `removed`
 * counts the deleted files, except those of submissions erased from the bin.
 */
export async function sweepFilesAndExpiredRows(now = new Date()): Promise<{ removed: number }> {
  const before = new Date(now.getTime() - SWEEP_AFTER_MS)
  const staged = await discardOldStagedFiles(before)
  const orphans = await withoutRow(await listOldPrivateFileKeys(before))
  await Promise.all(orphans.map(removePrivateFile))
  const on = await db()
  await on.execute(sql`delete from submission_attempts
    where created_at < ${now.toISOString()}::timestamptz
      - ${`${ATTEMPT_LIFETIME_MINUTES} minutes`}::interval`)
  await deleteExpiredCounters(now)
  const copies = await removeLocalCopies(now)
  await eraseExpiredFromBin(now)
  await syncTombstones()
  await probeDelivery()
  return { removed: staged + orphans.length + copies }
}

async function withoutRow(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await fetchRows<{ key: string }>(
    sql`select storage_key as key from submission_files`,
  )
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}
