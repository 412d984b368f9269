import 'server-only'
import { db, type Executor } from '../database/db'
import type { StaffActor } from '../http/actor'
import { type AuditEntry, insertAuditLine, onceAnHour } from './line'

export type { AuditEntry } from './line'

/** Appends one line; pass the transaction when the line must stand or fall with a change. */
export const recordAudit = async (entry: AuditEntry, on?: Executor): Promise<void> =>
  insertAuditLine(on ?? (await db()), entry)

/** What one person opens within this is one look. */
const OPENING_S = 60

type Look = { actor: StaffActor; subject?: string; formId?: number }

/** Somebody opened one registration. Its parts are asked for one by one and make one line. */
export const recordOpened = async (submissionId: number, actor: StaffActor): Promise<void> =>
  insertAuditLine(
    await db(),
    { action: 'submission.viewed', actor, submissions: [submissionId] },
    { key: `look:${actor.id}:submission:${submissionId}`, seconds: OPENING_S },
  )

/** Somebody read a list that shows answers, or content with names: a line per person and hour. */
export const recordRead = async (
  action: 'submissions.listed' | 'submissions.bin_listed' | 'content.read' | 'testimonies.listed',
  { actor, subject, formId }: Look,
): Promise<void> =>
  insertAuditLine(
    await db(),
    { action, actor, subject, formId },
    onceAnHour(actor.id, action, formId ?? subject ?? ''),
  )
