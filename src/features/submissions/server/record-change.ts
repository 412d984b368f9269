import 'server-only'
import type { AuditEntry } from '@/lib/audit/line'
import { recordAudit } from '@/lib/audit/record'
import type { Executor } from '@/lib/database/db'
import { notifyChange } from '@/lib/feed/notices'

/**
 * How every change by staff ends, in its own transaction: open portals are notified and the audit log
 * gets a line. Only what enters or leaves the lists is published by the worker, which counts it
 * (lib/tallies/upkeep.ts).
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
