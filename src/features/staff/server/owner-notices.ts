import 'server-only'
import type { Executor } from '@/lib/database/db'
import { enqueue } from '@/lib/queue/enqueue'
import type { OwnerNotice } from '@/lib/queue/jobs'

/**
 * Notifies the owner of an account by mail of what happened to it, so that somebody else's doing does
 * not stay unnoticed (ASVS 6.3.5, 6.3.7). Goes when `tx` commits. `from`: a colleague who did it.
 */
export const notifyOwner = (
  tx: Executor,
  userId: number,
  notice: OwnerNotice,
  from: string | null = null,
): Promise<void> => enqueue(tx, 'mail.send', { kind: 'notice', notice, userId, from })
