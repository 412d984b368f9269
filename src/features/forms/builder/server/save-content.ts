import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import type { Executor } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { followOptionsInLimits } from '../../capacity/server/follow-options'
import type { SaveBuilderContentInput } from '../../field-input'
import type { EventForm } from '../../schema'
import { getForm, getFormRow } from '../../server/data'
import { nextFormPrivacy, storePrivacyChange } from '../../server/privacy'
import { refuseTakenSlug, storeEarlierAddress } from '../../server/slugs'
import { withFormLock, writeForm } from '../../server/write-form'
import { renameOptionsInTranslations } from '../../translations/rename-options'
import { contentOfForm, type FormContent } from '../content'
import { changedDetails } from '../details-draft'
import { mergeCheckedFields, mergeFields, splitFieldSettings } from '../field-merge'
import { isSameReceipt } from '../receipt-draft'
import { refuseNewerFieldTypes } from './newer-types'

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
  await refuseNewerFieldTypes(fields)
  await refuseTakenSlug(details.slug, form.id)
  const privacy = input && nextFormPrivacy(form.privacy, input)
  const rows = mergeFields(form, fields)
  const stored = translations ? null : (await getFormRow(form.id)).translations
  const data = {
    ...details,
    ...privacy,
    revision: form.revision + 1,
    ...splitFieldSettings(rows),
    receipt,
    ...(translations && { translations }),
    ...(stored && { translations: renameOptionsInTranslations(stored, form.fields, rows) }),
  }
  const sideWrites = async (tx: Executor) => {
    const isMoved = details.slug !== undefined && details.slug !== form.slug
    if (isMoved) await storeEarlierAddress(tx, form.slug, form.id)
    const subject = details.name ?? form.name
    await recordAudit({ action, actor, subject, detail }, tx)
    if (
      changedDetails({ ...contentOfForm(form).details, ...details }, contentOfForm(form).details)
    ) {
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
export function saveBuilderContent(
  id: number,
  { revision, draft, ...content }: SaveBuilderContentInput,
  actor: StaffActor,
): Promise<EventForm> {
  const save = async () => {
    const form = await getForm(id)
    if (revision !== undefined && revision !== form.revision) throw new AppError('form.changed')
    mergeCheckedFields(form, content.fields)
    return saveContent(form, content, { actor, action: 'form.fields_saved', draft })
  }
  return withFormLock(id, save, content.details?.slug !== undefined)
}
