import 'server-only'
import type { StaffActor } from '../access'
import { db, type Executor } from '../database/db'
import { notifyChange } from '../feed/feed'
import type { GROUPED_READ_ACTIONS } from './action-kinds'
import { type AuditEntry, insertAuditLine, repeatedReadLimit } from './line'
import type { OwnAction } from './own-actions'

export type { AuditEntry } from './line'

/**
 * Writes a line to the audit log. Pass the transaction of a change as `on` when the line must
 * commit together with the change.
 */
export const recordAudit = async (entry: AuditEntry, on?: Executor): Promise<void> =>
  insertAuditLine(on ?? (await db()), entry)

/**
 * Writes to the audit log and notifies the browsers in which the portal is open. The worker
 * announces registrations that enter or leave the lists.
 */
export async function recordSubmissionChange(
  tx: Executor,
  entry: AuditEntry & { submissions: readonly number[] },
): Promise<void> {
  if (entry.submissions.length === 0) return
  const submissions = entry.submissions.toSorted((a, b) => a - b)
  await notifyChange(tx, { changed: submissions })
  await recordAudit({ ...entry, submissions }, tx)
}

/** The actor when a registrant acted, or when a deadline passed. */
export const ACTOR_WITHOUT_ACCOUNT: AuditEntry['actor'] = { id: null, name: null, address: '' }

/**
 * Writes a registrant's action to the audit log, and notifies the browsers in which the portal is
 * open.
 */
export const recordRegistrantChange = async (
  tx: Executor,
  action: OwnAction,
  submissionId: number,
  detail?: string,
): Promise<void> => {
  await notifyChange(tx, { changed: [submissionId] })
  await recordAudit(
    { action, actor: ACTOR_WITHOUT_ACCOUNT, submissions: [submissionId], detail },
    tx,
  )
}

const OPENING_S = 60

type Look = { actor: StaffActor; subject?: string; formId?: number }

/**
 * Records that a registration was opened. Writes at most one line per member of staff and
 * registration in a minute, because opening a registration takes several requests.
 */
export const recordSubmissionOpened = async (
  submissionId: number,
  actor: StaffActor,
): Promise<void> =>
  insertAuditLine(
    await db(),
    { action: 'submission.viewed', actor, submissions: [submissionId] },
    { key: `look:${actor.id}:submission:${submissionId}`, seconds: OPENING_S },
  )

/**
 * Records that a list or row was read. Writes at most one line per member of staff, action and list
 * or row in ten minutes.
 */
export const recordRead = async (
  action: (typeof GROUPED_READ_ACTIONS)[number],
  { actor, subject, formId }: Look,
): Promise<void> =>
  insertAuditLine(
    await db(),
    { action, actor, subject, formId },
    repeatedReadLimit(actor.id, action, formId ?? subject ?? ''),
  )
