import 'server-only'
import type { Executor } from '@/lib/database/db'
import { enqueue } from '@/lib/queue/enqueue'
import type { OwnerNotice } from '@/lib/queue/jobs'

/**
 * Emails the owner of an account about a change to it, or codes used or guessed, so that they
 * notice what they did not do (ASVS 6.3.5, 6.3.7). The email is queued in `tx`. `from`: the name of
 * the colleague who made the change.
 */
export const notifyOwner = (
  tx: Executor,
  userId: number,
  notice: OwnerNotice,
  from: string | null = null,
): Promise<void> => enqueue(tx, 'mail.send', { kind: 'notice', notice, userId, from })
