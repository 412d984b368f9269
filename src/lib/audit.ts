import { db, type Executor, sql } from './db'

/** What the audit log names; the dashboard's sentences are keyed by these. */
export interface AuditEntry {
  action:
    | 'submission.status_changed'
    | 'submission.assigned'
    | 'submission.noted'
    | 'submissions.exported'
    | 'form.created'
    | 'form.updated'
    | 'form.fields_saved'
    | 'form.activated'
    | 'form.deactivated'
    | 'file.downloaded'
    | 'staff.set_up'
    | 'staff.signed_in'
    | 'staff.signed_out'
    | 'staff.signed_out_everywhere'
    | 'staff.invited'
    | 'staff.invitation_resent'
    | 'staff.invitation_cancelled'
    | 'staff.joined'
    | 'staff.role_changed'
    | 'staff.disabled'
    | 'staff.enabled'
    | 'staff.password_reset'
    | 'staff.password_changed'
  actor: { id: number; name: string; address: string }
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
