import 'server-only'
import { findErasureCutoff, type Retention } from '@/features/forms/privacy'
import type { EventForm } from '@/features/forms/schema'
import { getForm, listForms } from '@/features/forms/server/data'
import { recordAudit } from '@/lib/audit/record'
import { db, fetchRows, query, type SQL, sql, transaction } from '@/lib/database/db'
import { enqueue } from '@/lib/queue/enqueue'
import { plural } from '@/lib/text'
import { ERASURE_NOTICE_DAYS, type RetentionPreview } from '../schema'
import { PORTAL_ACTOR } from './bin'
import { eraseSubmissions } from './erase'

const NOTICE_MS = ERASURE_NOTICE_DAYS * 24 * 60 * 60 * 1000

interface Plan {
  id: number
  cutoff: Date
  goesAt: Date
}

async function findPlan(formId: number): Promise<Plan | null> {
  const [row] = await fetchRows<{ id: number; cutoff: string; goesAt: string }>(
    sql`select id, cutoff, goes_at as "goesAt" from retention_plans where form_id = ${formId}`,
  )
  return row ? { id: row.id, cutoff: new Date(row.cutoff), goesAt: new Date(row.goesAt) } : null
}

/**
 * SQL condition: the form's registrations up to `cutoff`, also deleted and suspected ones. Leaves
 * out a party's other people, because they are erased together with its first row.
 */
const upTo = (formId: number, cutoff: Date): SQL =>
  sql`form_id = ${formId} and submitted_at <= ${cutoff.toISOString()}::timestamptz
    and party_id is null`

async function listIds(which: SQL): Promise<number[]> {
  const rows = await fetchRows<{ id: number }>(
    sql`select id from submissions where ${which} order by id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns when registrations are erased (`goesAt`), up to which time of submission (`cutoff`, null
 * when none is due), and how many. The times are those of `plan`. Without a plan they follow from
 * `rules`, or from the form's stored rules when `rules` is null.
 */
async function dueForErasure(
  form: EventForm,
  plan: Plan | null,
  rules: Retention | null,
  now: Date,
) {
  const goesAt = plan?.goesAt ?? new Date(now.getTime() + NOTICE_MS)
  const cutoff = plan?.cutoff ?? findErasureCutoff(rules ?? form.privacy.retention, goesAt)
  const ids = cutoff ? await listIds(upTo(form.id, cutoff)) : []
  return { goesAt, cutoff, count: ids.length }
}

/**
 * Returns what the rules `retention` would erase next. When they are null, returns what the
 * announced plan or, without one, the form's stored rules will erase. Throws `form.not_found`.
 */
export async function previewRetention(
  id: number,
  retention: Retention | null,
  now = new Date(),
): Promise<RetentionPreview> {
  const form = await getForm(id)
  const plan = retention === null ? await findPlan(form.id) : null
  const { goesAt, cutoff, count } = await dueForErasure(form, plan, retention, now)
  return {
    count,
    goesAt: goesAt.toISOString(),
    cutoff: cutoff?.toISOString() ?? null,
    isAnnounced: plan !== null,
  }
}

async function announce(form: EventForm, now: Date): Promise<void> {
  const { count, cutoff, goesAt } = await dueForErasure(form, null, null, now)
  if (count === 0 || cutoff === null) return
  await transaction(async (tx) => {
    const [plan] = await query<{ id: number }>(
      tx,
      sql`insert into retention_plans (form_id, cutoff, goes_at, count)
          values (${form.id}, ${cutoff.toISOString()}, ${goesAt.toISOString()}, ${count})
          on conflict (form_id) do nothing returning id`,
    )
    if (!plan) return
    const admins = await query<{ userId: number }>(
      tx,
      sql`select id as "userId" from admin_users
          where status = 'active' and role in ('super_admin', 'admin')`,
    )
    for (const { userId } of admins) {
      await enqueue(tx, 'retention.mail', { planId: plan.id, userId })
    }
    const detail = `${count} ${plural('submission', count)}`
    const entry = { action: 'retention.announced', subject: form.name, detail } as const
    await recordAudit({ ...entry, actor: PORTAL_ACTOR, formId: form.id }, tx)
  })
}

async function carryOut(form: EventForm, plan: Plan): Promise<void> {
  const which = upTo(form.id, plan.cutoff)
  const { ids: submissions } = await eraseSubmissions(await listIds(which), which)
  await (await db()).execute(sql`delete from retention_plans where id = ${plan.id}`)
  if (submissions.length === 0) return
  const detail = `retention of ${form.name}`
  await recordAudit({ action: 'submissions.erased', actor: PORTAL_ACTOR, submissions, detail })
}

/** Announces erasures, and carries out those whose time has come. Safe to run twice. */
export async function runRetention(now = new Date()): Promise<void> {
  for (const form of await listForms()) {
    if (form.privacy.retention.days === null) continue
    const plan = await findPlan(form.id)
    if (!plan) await announce(form, now)
    else if (plan.goesAt <= now) await carryOut(form, plan)
  }
}
