import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { AppError } from '@/lib/errors'
import type { SaveFieldsInput } from '../../field-input'
import type { EventForm } from '../../schema'
import { getForm, withForm } from '../../server/data'
import type { FormContent } from '../content'
import { mergeFields } from '../field-merge'
import { isSameReceipt } from '../receipt-draft'

interface Saving {
  actor: StaffActor
  action: 'form.fields_saved' | 'form.draft_published' | 'form.version_restored'
  detail?: string
  /**
   * The version of the draft whose content is saved; it is deleted, but a newer draft is
   * kept.
   */
  draft?: string
}

/**
 * Replaces the fields and the confirmation email; the caller holds the form's lock. The state is
 * stored as a version in the same transaction (keep-versions.ts).
 * @throws AppError `form.unknown_field` for an id of another form
 */
export async function saveContent(
  form: EventForm,
  { fields, receipt }: Omit<FormContent, 'receipt'> & Partial<FormContent>,
  { actor, action, detail, draft }: Saving,
): Promise<EventForm> {
  const payload = await cms()
  await payload.update({
    collection: 'forms',
    id: form.id,
    data: { revision: form.revision + 1, fields: mergeFields(form, fields), receipt },
    context: { savedBy: actor.id, draft },
    overrideAccess: true,
  })
  await recordAudit({ action, actor, subject: form.name, detail })
  if (receipt && !isSameReceipt(receipt, form.receipt)) {
    const state = receipt.isOn ? 'on' : 'off'
    await recordAudit({ action: 'form.receipt_changed', actor, subject: form.name, detail: state })
  }
  return getForm(form.id)
}

/**
 * Saves the fields of the builder in their order (Spec §4) and the confirmation email. Saved fields
 * keep their ids; those that are left out are marked as removed.
 * @throws AppError `form.not_found`, `form.changed` when somebody saved since `revision`,
 * `form.unknown_field` for an id of another form
 */
export function saveFields(
  id: number | null,
  { fields, revision, receipt, draft }: SaveFieldsInput,
  actor: StaffActor,
): Promise<EventForm> {
  return withForm(id, async () => {
    const form = await getForm(id)
    if (revision !== undefined && revision !== form.revision) throw new AppError('form.changed')
    return saveContent(form, { fields, receipt }, { actor, action: 'form.fields_saved', draft })
  })
}
