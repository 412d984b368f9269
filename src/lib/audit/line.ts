import 'server-only'
import { type Executor, query, type SQL, sql } from '../database/sql'
import type { AuditAction } from './sentences'

/** A text that names a person. It is stored in `audit_names`, where it can be erased. */
export interface PersonText {
  text: string
  accountId?: number
  submissionId?: number
}

export interface AuditEntry {
  action: AuditAction
  /**
   * Who acted. `id` or `name` is null when no account is behind the action, or when a sign-in is
   * not complete.
   */
  actor: { id: number | null; name: string | null; address: string }
  /**
   * What was acted on, for example a form's name. When absent, it is made from `submissions`: `#12`
   * or `5 submissions`.
   */
  subject?: string | PersonText
  detail?: string | PersonText
  /** The ids of the registrations in whose history the line is shown. */
  submissions?: readonly number[]
  formId?: number
}

const NOBODY: PersonText = { text: '' }

/**
 * Returns CTEs that find or insert the text's row in `audit_names`. A text with neither account nor
 * registration always gets a new row. The CTE `{as}_id` has the row's id, or null for an empty
 * text.
 */
function nameRow(as: string, { text, accountId, submissionId }: PersonText): SQL {
  const [found, made, id] = ['found', 'made', 'id'].map((part) => sql.raw(`${as}_${part}`))
  const account = accountId ?? null
  const submission = submissionId ?? null
  return sql`${found} as (select id from audit_names where text = ${text}
      and account_id is not distinct from ${account}::numeric
      and submission_id is not distinct from ${submission}::numeric
      and (account_id is not null or submission_id is not null) limit 1),
    ${made} as (insert into audit_names (text, account_id, submission_id)
      select ${text}, ${account}::numeric, ${submission}::numeric
      where ${text} <> '' and not exists (select from ${found}) returning id),
    ${id} as (select coalesce((select id from ${found}), (select id from ${made})) as id)`
}

const plain = (words: AuditEntry['subject']) => (typeof words === 'string' ? words : null)
const personal = (words: AuditEntry['subject']) => (typeof words === 'object' ? words : NOBODY)

const subjectOf = (ids: readonly number[]) =>
  ids.length === 1 ? `#${ids[0]}` : `${ids.length} submissions`

interface RepeatLimit {
  key: string
  seconds: number
}

const LOOK_S = 10 * 60

/** Allows one line per member of staff, action and `what` in ten minutes. */
export const repeatedReadLimit = (
  actorId: number,
  action: AuditAction,
  what: string | number,
): RepeatLimit => ({
  key: `look:${actorId}:${action}:${what}`.slice(0, 250),
  seconds: LOOK_S,
})

const ALWAYS = sql`once as (select 1 as points)`

/**
 * Returns a CTE `once` that has a row when the line may be written. The counter and the line are
 * written by one statement, so that both are written or neither.
 */
function counting({ key, seconds }: RepeatLimit, now: number): SQL {
  return sql`once as (insert into rate_limits as counter (key, points, expire)
    select ${key}, 1, ${now + seconds * 1000}::bigint
      where not exists (select from rate_limits where key = ${key} and expire > ${now}::bigint)
    on conflict (key) do update set points = 1, expire = excluded.expire
      where counter.expire <= ${now}::bigint
    returning points)`
}

/** Inserts the line unless `limit` is reached. */
export async function insertAuditLine(
  on: Executor,
  { action, actor, subject, detail, submissions, formId }: AuditEntry,
  limit?: RepeatLimit,
): Promise<void> {
  const about = submissions && submissions.length > 0 ? submissions : null
  const actorWords = { text: actor.name ?? '', accountId: actor.id ?? undefined }
  await query(
    on,
    sql`with ${limit ? counting(limit, Date.now()) : ALWAYS},
      ${nameRow('actor', actorWords)}, ${nameRow('subject', personal(subject))},
      ${nameRow('detail', personal(detail))}
      insert into audit_log (action, actor_id, actor_name_id, subject, subject_name_id, detail,
        detail_name_id, submissions, form_id, address)
      select ${action}, ${actor.id}::numeric, actor_id.id,
        ${plain(subject) ?? (about && subjectOf(about))}, subject_id.id, ${plain(detail)},
        detail_id.id, ${about && JSON.stringify(about)}::jsonb, ${formId ?? null}::numeric,
        ${actor.address}
      from once, actor_id, subject_id, detail_id`,
  )
}
