import 'server-only'
import { db, type Executor, sql } from '../database/db'
import type { AuditAction } from './sentences'

/** One line of the audit log; `sentences.ts` has all actions and their sentences. */
export interface AuditEntry {
  action: AuditAction
  /** `id` is null for what was done at the machine itself. */
  actor: { id: number | null; name: string; address: string }
  subject?: string
  detail?: string
}

/** Appends one line; pass the transaction when the line must stand or fall with a change. */
export async function recordAudit(entry: AuditEntry, on?: Executor): Promise<void> {
  const { action, actor, subject = null, detail = null } = entry
  await (on ?? (await db())).execute(sql`
    insert into audit_log (action, actor_id, actor_name, subject, detail, address)
    values (${action}, ${actor.id}, ${actor.name}, ${subject}, ${detail}, ${actor.address})`)
}
