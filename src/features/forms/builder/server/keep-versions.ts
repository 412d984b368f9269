import 'server-only'
import type { CollectionAfterChangeHook } from 'payload'
import { executorOfRequest } from '@/lib/database/adapter'
import { type Executor, sql } from '@/lib/database/sql'
import type { Form } from '@/payload-types'
import { fromStoredOptionIds } from '../../option-ids'
import { type FormRow, receiptSettingsOf } from '../../present'
import { toStoredField } from '../content'

function readSettings(
  { id, options }: NonNullable<Form['fields']>[number],
  all: Form['fieldSettings'],
) {
  const { optionIds, ...settings } = (all as FormRow['fieldSettings'])?.[id ?? ''] ?? {}
  return {
    ...settings,
    optionIds: fromStoredOptionIds((options as string[] | null) ?? null, optionIds),
  }
}

const contentOf = ({ fields, fieldSettings, receipt, translations, ...form }: Form) => ({
  translations: translations ?? {},
  fields: (fields ?? [])
    .filter(({ archived }) => !archived)
    .map((row) => toStoredField({ ...row, ...readSettings(row, fieldSettings) } as never)),
  receipt: receiptSettingsOf(receipt),
  // The slug is left out, because restoring a version does not change the address of the form.
  details: {
    name: form.name,
    description: form.description ?? null,
    closedText: form.closedText ?? null,
    thanksText: form.thanksText ?? null,
    hasSteps: form.hasSteps ?? false,
  },
})

async function keep(on: Executor, form: Form, savedBy: number | null): Promise<void> {
  const { fields, receipt, details, translations } = contentOf(form)
  await on.execute(sql`
    insert into form_versions (form_id, revision, fields, receipt, details, translations, saved_by_id, created_at)
    values (${form.id}, ${form.revision}, ${JSON.stringify(fields)}::jsonb,
      ${JSON.stringify(receipt)}::jsonb, ${JSON.stringify(details)}::jsonb,
      ${JSON.stringify(translations)}::jsonb, ${savedBy}, ${form.updatedAt})
    on conflict (form_id, revision) do nothing`)
}

/**
 * Stores a version when the revision of a form changes, in the same transaction. Also stores the
 * state before the change if it has fields and is not stored yet, as for a form that was created
 * with fields. Deletes the draft that was saved, unless the draft was stored again since.
 */
export const storeVersions: CollectionAfterChangeHook<Form> = async ({ doc, previousDoc, req }) => {
  if (!previousDoc?.id || doc.revision === previousDoc.revision) return
  const on = await executorOfRequest(req)
  if (contentOf(previousDoc).fields.length > 0) await keep(on, previousDoc, null)
  const { savedBy, draft } = req.context
  await keep(on, doc, typeof savedBy === 'number' ? savedBy : null)
  if (typeof draft !== 'string') return
  await on.execute(sql`delete from form_drafts where form_id = ${doc.id} and version = ${draft}`)
}
