import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, fetchRows, sql } from '@/lib/database/db'
import type { PrivacyNotice } from '../notice'
import type { FormPrivacy, PrivacyInput, Retention } from '../privacy'
import type { EventForm } from '../schema'
import { getForm } from './data'

export const NO_PRIVACY_NOTICE = { isOn: false, isSensitive: false, version: 0 }

const isSame = (one: Retention, other: Retention) =>
  one.days === other.days && one.from === other.from && one.eventDay === other.eventDay

/**
 * Returns the privacy settings to store. A changed text gets a new version; an empty text keeps the
 * stored text and version.
 */
export function nextFormPrivacy(
  before: FormPrivacy,
  { notice, retention }: PrivacyInput,
): FormPrivacy {
  const { isOn, isSensitive, text } = notice
  if (text === before.notice.text || text === '') {
    return { notice: { ...before.notice, isOn, isSensitive }, retention }
  }
  const version = before.notice.version + 1
  return { notice: { isOn, isSensitive, text, version }, retention }
}

export async function storePrivacyNotice(
  tx: Executor,
  formId: number,
  { version, text }: PrivacyNotice,
): Promise<void> {
  await tx.execute(sql`
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
 * Stores the text of a new notice version and an entry in the audit log. Changed retention rules
 * cancel an announced erasure.
 */
export async function storePrivacyChange(
  tx: Executor,
  { id, name, privacy: before }: EventForm,
  after: FormPrivacy,
  actor: StaffActor,
): Promise<void> {
  const { notice, retention } = after
  if (notice.version !== before.notice.version) await storePrivacyNotice(tx, id, notice)
  if (!isSame(retention, before.retention)) {
    await tx.execute(sql`delete from retention_plans where form_id = ${id}`)
  }
  const detail = describe(after)
  await recordAudit({ action: 'form.privacy_changed', actor, subject: name, detail }, tx)
}

export async function listPrivacyNotices(
  id: number,
): Promise<(PrivacyNotice & { since: string })[]> {
  const form = await getForm(id)
  return fetchRows<PrivacyNotice & { since: string }>(sql`
    select version::int as version, text, created_at as since from form_notices
    where form_id = ${form.id} order by version`)
}
