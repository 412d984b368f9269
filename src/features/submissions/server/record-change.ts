import 'server-only'
import type { AuditEntry } from '@/lib/audit/line'
import { recordAudit } from '@/lib/audit/record'
import type { Executor } from '@/lib/database/db'
import { notifyChange } from '@/lib/feed/notices'

/**
 * Part of every transaction in which staff change submissions: notifies open portals and writes a
 * line of the audit log. Rows that enter or leave the lists are published by the worker, which
 * counts them (lib/tallies/upkeep.ts).
 */
export async function recordChange(
  tx: Executor,
  entry: AuditEntry & { submissions: readonly number[] },
): Promise<void> {
  if (entry.submissions.length === 0) return
  const submissions = entry.submissions.toSorted((a, b) => a - b)
  await notifyChange(tx, { changed: submissions })
  await recordAudit({ ...entry, submissions }, tx)
}
