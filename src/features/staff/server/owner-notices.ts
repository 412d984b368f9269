import 'server-only'
import type { Executor } from '@/lib/database/db'
import { enqueue } from '@/lib/queue/enqueue'
import type { OwnerNotice } from '@/lib/queue/jobs'

/**
 * Emails the owner of an account about a change to it, so that one made by somebody else is noticed
 * (ASVS 6.3.5, 6.3.7). Sent when `tx` commits. `from`: the colleague who made it.
 */
export const notifyOwner = (
  tx: Executor,
  userId: number,
  notice: OwnerNotice,
  from: string | null = null,
): Promise<void> => enqueue(tx, 'mail.send', { kind: 'notice', notice, userId, from })
