import 'server-only'
import type { CollectionAfterDeleteHook } from 'payload'
import { executorIn } from '@/lib/database/adapter'
import { query, sql } from '@/lib/database/sql'
import { bury, keepMarks, MARKS } from '@/lib/erasure/tombstones'

/** Records a deleted testimony, so that restoring an older backup does not bring it back. */
export const buryTestimony: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const on = await executorIn(req)
  const [row] = await query<{ mark: string }>(
    on,
    sql`select ${MARKS.testimony} as mark
        from (values (${id}::int, ${doc.createdAt}::timestamptz)) as gone (id, created_at)`,
  )
  const marks = row ? [row.mark] : []
  await bury(on, marks)
  await keepMarks(marks)
}
