import 'server-only'
import type { Executor } from '@/lib/database/db'
import { enqueue } from '@/lib/queue/enqueue'
import type { OwnerNotice } from '@/lib/queue/jobs'

/**
 * Queues an email, so that the owner of an account notices what they did not do (ASVS 6.3.5,
 * 6.3.7). `from`: the colleague who did it; null for the owner.
 */
export const notifyOwner = (
  tx: Executor,
  userId: number,
  notice: OwnerNotice,
  from: string | null = null,
): Promise<void> => enqueue(tx, 'mail.send', { kind: 'notice', notice, userId, from })
