import 'server-only'
import type { Executor } from '@/lib/database/db'
import { enqueue } from '@/lib/queue/enqueue'
import type { OwnerNotice } from '@/lib/queue/jobs'

/**
 * Queues an email about something that happened to an account, so that the owner notices when
 * somebody else did it (ASVS 6.3.5, 6.3.7). `from`: the colleague who did it; null when it was no
 * colleague.
 */
export const notifyOwner = (
  tx: Executor,
  userId: number,
  notice: OwnerNotice,
  from: string | null = null,
): Promise<void> => enqueue(tx, 'mail.send', { kind: 'notice', notice, userId, from })
