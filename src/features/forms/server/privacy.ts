import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { db, query, sql } from '@/lib/database/db'
import type { Notice } from '../notice'
import type { FormPrivacy, PrivacyInput, Retention } from '../privacy'
import type { EventForm } from '../schema'
import { getForm, withForm } from './data'

/** The notice of a form that never had one. */
export const NO_NOTICE = { isOn: false, version: 0 }

const isSame = (one: Retention, other: Retention) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the notice to store. A changed text becomes a new version, which is stored separately as
 * visitors will see it.
 */
async function nextNotice(
  formId: number,
  before: FormPrivacy['notice'],
  { isOn, text }: PrivacyInput['notice'],
): Promise<FormPrivacy['notice']> {
  if (text === before.text || text === '') return { ...before, isOn }
  const version = before.version + 1
  await storeNotice(formId, { version, text })
  return { isOn, text, version }
}

/**
 * Stores a version of a notice. If saving the form then fails, the next text gets the same number
 * and overwrites this one.
 */
export async function storeNotice(formId: number, { version, text }: Notice): Promise<void> {
  await (await db()).execute(sql`
    insert into form_notices (form_id, version, text) values (${formId}, ${version}, ${text})
    on conflict (form_id, version) do update set text = excluded.text`)
}

const describe = ({ notice, retention }: FormPrivacy) =>
  [
    notice.isOn ? `notice version ${notice.version}` : 'no notice',
    retention.days === null
      ? 'kept for good'
      : `kept ${retention.days} days after ${retention.from === 'event' ? 'the event' : 'arrival'}`,
  ].join(', ')

/**
 * Saves the notice and the retention rules.
 * @throws AppError `form.not_found`
 */
export function savePrivacy(
  id: number | null,
  input: PrivacyInput,
  actor: StaffActor,
): Promise<EventForm> {
  return withForm(id, async () => {
    const { id: formId, name, privacy } = await getForm(id)
    const notice = await nextNotice(formId, privacy.notice, input.notice)
    const payload = await cms()
    await payload.update({
      collection: 'forms',
      id: formId,
      data: { notice, retention: input.retention },
      overrideAccess: true,
    })
    // Cancels an announced erasure when the rules have changed.
    if (!isSame(input.retention, privacy.retention)) {
      await (await db()).execute(sql`delete from retention_plans where form_id = ${formId}`)
    }
    const detail = describe({ notice, retention: input.retention })
    await recordAudit({ action: 'form.privacy_changed', actor, subject: name, detail })
    return getForm(formId)
  })
}

/**
 * Returns every version of a form's notice, oldest first.
 * @throws AppError `form.not_found`
 */
export async function listNotices(id: number | null): Promise<(Notice & { since: string })[]> {
  const form = await getForm(id)
  const rows = await query<Notice & { since: string }>(
    await db(),
    sql`select version::int as version, text, created_at as since from form_notices
        where form_id = ${form.id} order by version`,
  )
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }))
}
