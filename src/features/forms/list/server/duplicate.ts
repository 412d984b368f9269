import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { db, withLock } from '@/lib/database/db'
import { asNewFields, mergeFields, splitSettings } from '../../builder/field-merge'
import { presentForm } from '../../present'
import type { EventForm } from '../../schema'
import { getForm, getFormRow } from '../../server/data'
import { NO_NOTICE, storeNotice } from '../../server/privacy'
import { freeCopyName, freeCopySlug } from '../../server/slugs'
import { renameFields } from '../../translations/sources'

/**
 * Creates a copy of a form with the same fields; it is closed and has no submissions.
 * @throws AppError `form.not_found`
 */
export function duplicateForm(id: number, actor: StaffActor): Promise<EventForm> {
  return withLock('forms.slug', async () => {
    const row = await getFormRow(id)
    const form = presentForm(row)
    const rows = mergeFields({ fields: [], archivedFields: [] }, asNewFields(form.fields))
    const ids = new Map(form.fields.map((field, at) => [field.id, rows[at]?.id ?? '']))
    const { isOn, isSensitive, text } = form.privacy.notice
    const notice = text === '' ? NO_NOTICE : { isOn, isSensitive, text, version: 1 }
    const payload = await cms()
    const copy = await payload.create({
      collection: 'forms',
      data: {
        name: await freeCopyName(form.name),
        slug: await freeCopySlug(form.slug),
        description: form.description,
        closedText: form.closedText,
        thanksText: form.thanksText,
        hasSteps: form.hasSteps,
        receipt: form.receipt,
        notice,
        retention: { ...form.privacy.retention, eventDay: null },
        isActive: false,
        isArchived: false,
        revision: 0,
        ...splitSettings(rows),
        translations: row.translations && renameFields(row.translations, ids),
      },
      overrideAccess: true,
    })
    if (text !== '') await storeNotice(await db(), copy.id, { version: 1, text })
    await copyNameFields(form, copy)
    await recordAudit({ action: 'form.created', actor, subject: copy.name })
    return getForm(copy.id)
  })
}

/**
 * Copies which fields are the registrant's name. The copy's fields have other ids, so they are
 * matched by position.
 */
async function copyNameFields(
  { fields, nameFieldIds }: EventForm,
  copy: { id: number; fields?: { id?: string | null }[] | null },
) {
  if (!nameFieldIds) return
  const places = nameFieldIds.map((id) => fields.findIndex((field) => field.id === id))
  const ids = places.flatMap((at) => copy.fields?.[at]?.id ?? [])
  if (ids.length === 0) return
  const payload = await cms()
  await payload.update({
    collection: 'forms',
    id: copy.id,
    data: { nameFieldIds: ids },
    overrideAccess: true,
  })
}
