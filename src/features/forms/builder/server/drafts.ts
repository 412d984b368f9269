import 'server-only'
import { randomUUID } from 'node:crypto'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { db, fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { optionIdsOf } from '../../option-ids'
import type { EventForm } from '../../schema'
import { getForm } from '../../server/data'
import { refuseTakenSlug } from '../../server/slugs'
import { withFormLock } from '../../server/write-form'
import { type FormDraft, type SaveDraftInput, toStoredField } from '../content'
import { mergeCheckedFields } from '../field-merge'
import { refuseNewerFieldTypes } from './newer-types'
import { saveContent } from './save-content'

type DraftRow = Omit<FormDraft, 'isOutdated'>

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

async function readDraft(form: EventForm): Promise<FormDraft | null> {
  const [row] = await fetchRows<DraftRow>(sql`
    select draft.version, draft.base_revision::int as "baseRevision", draft.fields,
      draft.receipt, draft.details, draft.privacy, person.name as "savedBy", draft.updated_at as "savedAt"
    from form_drafts draft left join admin_users person on person.id = draft.saved_by_id
    where draft.form_id = ${form.id}`)
  if (!row) return null
  const { details, privacy, ...rest } = row
  return {
    ...rest,
    fields: rest.fields.map((field) => ({
      ...field,
      ...(field.options && { optionIds: optionIdsOf(field) }),
    })),
    ...(details && { details }),
    ...(privacy && { privacy }),
    isOutdated: row.baseRevision < form.revision,
  }
}

export const findDraft = async (id: number): Promise<FormDraft | null> =>
  readDraft(await getForm(id))

async function requireSeen(form: EventForm, seen: string): Promise<FormDraft> {
  const draft = await readDraft(form)
  if (draft?.version !== seen) throw new AppError('form.draft_changed')
  return draft
}

/**
 * Stores a draft without changing the form. Throws `form.not_found`, `form.draft_changed` when the
 * version of the stored draft is not `draft`, `form.unknown_field`, `request.invalid` for a
 * condition that cannot work, `form.older_version`, `form.slug_taken`, `form.slug_retired`.
 */
export function saveDraft(
  id: number,
  { fields, receipt, details, privacy, revision, draft }: SaveDraftInput,
  actor: StaffActor,
): Promise<FormDraft> {
  return withFormLock(id, async () => {
    const form = await getForm(id)
    mergeCheckedFields(form, fields)
    await refuseNewerFieldTypes(fields)
    await refuseTakenSlug(details?.slug, form.id)
    const before = await readDraft(form)
    if ((before?.version ?? null) !== draft) throw new AppError('form.draft_changed')
    const base = Math.min(revision, form.revision)
    await (await db()).execute(sql`
      insert into form_drafts
        (form_id, version, base_revision, fields, receipt, details, privacy, saved_by_id)
      values (${form.id}, ${randomUUID()}, ${base}, ${json(fields.map(toStoredField))}::jsonb,
        ${json(receipt)}::jsonb, ${json(details)}::jsonb, ${json(privacy)}::jsonb, ${actor.id})
      on conflict (form_id) do update set version = excluded.version,
        base_revision = excluded.base_revision, fields = excluded.fields,
        receipt = excluded.receipt, details = excluded.details, privacy = excluded.privacy,
        saved_by_id = excluded.saved_by_id, updated_at = now()`)
    await recordAudit({ action: 'form.draft_kept', actor, subject: form.name })
    const kept = await readDraft(form)
    if (!kept) throw new AppError('form.draft_changed')
    return kept
  })
}

/**
 * Saves the content of the draft as that of the form. Throws `form.draft_changed` when the version
 * of the stored draft is not `draft`, `form.changed` when the form has another revision than
 * `revision`, and what `saveContent` throws.
 */
export function publishDraft(
  id: number,
  { draft, revision }: { draft: string; revision: number },
  actor: StaffActor,
): Promise<EventForm> {
  const publish = async () => {
    const form = await getForm(id)
    const content = await requireSeen(form, draft)
    if (revision !== form.revision) throw new AppError('form.changed')
    return saveContent(form, content, { actor, action: 'form.draft_published', draft })
  }
  // `true` also takes the lock of all form addresses, because only the draft tells whether the
  // address changes.
  return withFormLock(id, publish, true)
}

/**
 * Deletes the draft of a form. Throws `form.draft_changed` when the version of the stored draft is
 * not `seen`.
 */
export function discardDraft(id: number, seen: string, actor: StaffActor): Promise<void> {
  return withFormLock(id, async () => {
    const form = await getForm(id)
    await requireSeen(form, seen)
    await (await db()).execute(
      sql`delete from form_drafts where form_id = ${form.id} and version = ${seen}`,
    )
    await recordAudit({ action: 'form.draft_discarded', actor, subject: form.name })
  })
}
