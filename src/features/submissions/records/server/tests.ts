import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import type { TestMarkInput } from '../../schema'

export const setTestMarks = (
  { ids, isTest }: TestMarkInput,
  actor: StaffActor,
): Promise<{ changed: number }> =>
  transaction(async (tx) => {
    const rows = await query<{ id: number }>(
      tx,
      sql`update submissions set is_test = ${isTest}, updated_at = now()
          where id in (select id from submissions
            where id = any(${sql.param(ids)}::int[]) and is_test <> ${isTest} and ${IS_LIVE}
            order by id for update)
          returning id`,
    )
    const submissions = rows.map(({ id }) => id).sort((a, b) => a - b)
    if (submissions.length > 0) {
      const action = isTest ? 'submissions.test_marked' : 'submissions.test_unmarked'
      await recordAudit({ action, actor, submissions }, tx)
    }
    return { changed: submissions.length }
  })
