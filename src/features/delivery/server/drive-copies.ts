import 'server-only'
import { db, query, sql } from '@/lib/database/db'
import { driveKeepDays } from '@/lib/env'
import { removePrivateFile } from '@/lib/storage/storage'

const BATCH = 500

export async function removeLocalCopies(now: Date): Promise<number> {
  const on = await db()
  const before = new Date(now.getTime() - driveKeepDays() * 24 * 60 * 60 * 1000).toISOString()
  const files = await query<{ id: number; key: string }>(
    on,
    sql`select id, storage_key as key from submission_files
        where state = 'uploaded' and copy_removed_at is null
          and uploaded_at <= ${before}::timestamptz
        order by id limit ${BATCH}`,
  )
  for (const { id, key } of files) {
    await removePrivateFile(key)
    await on.execute(
      sql`update submission_files set copy_removed_at = ${now.toISOString()} where id = ${id}`,
    )
  }
  return files.length
}
