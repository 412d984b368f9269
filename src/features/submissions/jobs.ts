import { rm } from 'node:fs/promises'
import { db, query, sql } from '@/lib/db'
import { hurryJobs } from '@/lib/dead-jobs'
import { ATTEMPT_LIFETIME_MINUTES } from '@/lib/kept-attempts'
import { listOldKeys, listOldStaged, removeFile } from '@/lib/storage'
import { removeCopies, sendScout } from './drive-sweep'
import { WAITS_FOR_SERVER } from './receipt-job'

/** Younger files may belong to a submission that is being stored right now. */
const SWEEP_AFTER_MS = 60 * 60 * 1000

/**
 * Takes away staged files, kept files without a row, copies of what the drive has, and old attempts.
 * Safe to run twice.
 */
export async function sweep(now = new Date()): Promise<{ removed: number }> {
  const before = new Date(now.getTime() - SWEEP_AFTER_MS)
  const staged = await listOldStaged(before)
  await Promise.all(staged.map((file) => rm(file, { force: true })))
  const orphans = await withoutRow(await listOldKeys(before))
  await Promise.all(orphans.map(removeFile))
  const on = await db()
  await on.execute(sql`delete from submission_attempts
    where created_at < ${now.toISOString()}::timestamptz
      - ${`${ATTEMPT_LIFETIME_MINUTES} minutes`}::interval`)
  const copies = await removeCopies(now)
  await sendScouts()
  return { removed: staged.length + orphans.length + copies }
}

/** One file and one receipt look whether their way is free again; if it is, they call the others. */
export async function sendScouts(): Promise<void> {
  await sendScout()
  await hurryJobs('receipt.send', 1, WAITS_FOR_SERVER)
}

async function withoutRow(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await query<{ key: string }>(
    await db(),
    sql`select storage_key as key from submission_files`,
  )
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}
