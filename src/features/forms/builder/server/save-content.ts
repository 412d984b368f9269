import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import type { Executor } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { followOptionsInLimits } from '../../capacity/server/follow-options'
import type { SaveFieldsInput } from '../../field-input'
import type { EventForm } from '../../schema'
import { getForm, getFormRow } from '../../server/data'
import { nextPrivacy, storePrivacyChange } from '../../server/privacy'
import { refuseTakenSlug, storeEarlierAddress } from '../../server/slugs'
import { withForm, writeForm } from '../../server/write-form'
import { followRenamedOptions } from '../../translations/rename-options'
import { contentOf, type FormContent } from '../content'
import { changedDetails } from '../details-draft'
import { mergeChecked, mergeFields, splitSettings } from '../field-merge'
import { isSameReceipt } from '../receipt-draft'
import { refuseNewerTypes } from './newer-types'

interface Saving {
  actor: StaffActor
  action: 'form.fields_saved' | 'form.draft_published' | 'form.version_restored'
  detail?: string
  draft?: string
}

/**
 * Writes the content, a version and the audit log in one transaction. The caller must hold the
 * form's lock and, if `details` have a slug, the lock of all form addresses. Throws
 * `form.not_found`, `form.unknown_field`, `form.slug_taken`, `form.slug_retired`,
 * `form.older_version`.
 */
export async function saveContent(
  form: EventForm,
  {
    fields,
    receipt,
    details = {},
    privacy: input,
    translations,
  }: Omit<FormContent, 'receipt'> & Partial<FormContent>,
  { actor, action, detail, draft }: Saving,
): Promise<EventForm> {
  await refuseNewerTypes(fields)
  await refuseTakenSlug(details.slug, form.id)
  const privacy = input && nextPrivacy(form.privacy, input)
  const rows = mergeFields(form, fields)
  const stored = translations ? null : (await getFormRow(form.id)).translations
  const data = {
    ...details,
    ...privacy,
    revision: form.revision + 1,
    ...splitSettings(rows),
    receipt,
    ...(translations && { translations }),
    ...(stored && { translations: followRenamedOptions(stored, form.fields, rows) }),
  }
  const sideWrites = async (tx: Executor) => {
    const isMoved = details.slug !== undefined && details.slug !== form.slug
    if (isMoved) await storeEarlierAddress(tx, form.slug, form.id)
    const subject = details.name ?? form.name
    await recordAudit({ action, actor, subject, detail }, tx)
    if (changedDetails({ ...contentOf(form).details, ...details }, contentOf(form).details)) {
      await recordAudit({ action: 'form.updated', actor, subject }, tx)
    }
    if (receipt && !isSameReceipt(receipt, form.receipt)) {
      const state = receipt.isOn ? 'on' : 'off'
      await recordAudit({ action: 'form.receipt_changed', actor, subject, detail: state }, tx)
    }
    if (privacy) await storePrivacyChange(tx, form, privacy, actor)
    await followOptionsInLimits(tx, form.id, form.fields, rows)
  }
  await writeForm(form.id, data, sideWrites, { savedBy: actor.id, draft })
  return getForm(form.id)
}

/**
 * Saves the builder's content. Fields that are left out are marked as removed (Spec §4). Throws
 * `form.changed` when `revision` is given and the form has another, `request.invalid` for a
 * condition that cannot work, and what `saveContent` throws.
 */
export function saveFields(
  id: number,
  { revision, draft, ...content }: SaveFieldsInput,
  actor: StaffActor,
): Promise<EventForm> {
  const save = async () => {
    const form = await getForm(id)
    if (revision !== undefined && revision !== form.revision) throw new AppError('form.changed')
    mergeChecked(form, content.fields)
    return saveContent(form, content, { actor, action: 'form.fields_saved', draft })
  }
  return withForm(id, save, content.details?.slug !== undefined)
}
