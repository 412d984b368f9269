import 'server-only'
import { randomUUID } from 'node:crypto'
import { can, type StaffActor } from '@/lib/access'
import { db, fetchRows, sql } from '@/lib/database/db'
import type { SignedInActor } from '@/lib/http/route'
import { SAVED_PREVIEW } from '@/lib/paths'
import { fieldColumnsOf, NEW_ID_PREFIX, nonBlankSettingsOf } from '../../field-properties'
import { provinceOptions } from '../../places/provinces'
import { presentPublicForm } from '../../present'
import type { PublicForm } from '../../schema'
import { findFormRow, getForm } from '../../server/data'
import { type PreviewInput, toStoredField } from '../content'
import { mergeFields } from '../field-merge'

type Shown = Pick<PublicForm, 'name' | 'description' | 'thanksText' | 'hasSteps' | 'fields'>

const toShown = ({ fields, details }: PreviewInput): Shown => ({
  name: details.name,
  description: details.description,
  ...(details.thanksText && { thanksText: details.thanksText }),
  ...(details.hasSteps && { hasSteps: true as const }),
  fields: fields.map((field, order) => {
    const { id = `${NEW_ID_PREFIX}${order}`, ...kept } = {
      ...toStoredField(field),
      optionIds: null,
    }
    const { helpText, ...columns } = fieldColumnsOf(kept)
    const options = provinceOptions(columns.fieldType) ?? columns.options
    return {
      id,
      ...columns,
      options,
      ...(helpText && { helpText }),
      ...nonBlankSettingsOf(kept),
      order,
    }
  }),
})

const MOST = 20

export async function storePreview(
  id: number,
  input: PreviewInput,
  { id: account }: StaffActor,
): Promise<{ token: string }> {
  const form = await getForm(id)
  mergeFields(form, input.fields)
  const token = randomUUID()
  const on = await db()
  await on.execute(sql`
    insert into form_previews (token, form_id, account_id, shown)
    values (${token}, ${form.id}, ${account}, ${JSON.stringify(toShown(input))}::jsonb)`)
  await on.execute(sql`
    delete from form_previews where created_at < now() - interval '1 day' or id in (
      select id from form_previews where account_id = ${account}
      order by id desc offset ${MOST})`)
  return { token }
}

/**
 * Finds what a preview shows to staff who may read forms; null for others, or when there is none.
 * The token `saved` finds the saved form, even an inactive one. Any other token finds the unsaved
 * form that the same account stored under it in the last 24 hours.
 */
export async function findPreview(
  slug: string,
  token: string,
  actor: SignedInActor | null,
): Promise<PublicForm | null> {
  const row = actor && can(actor, 'forms.read') ? await findFormRow(slug) : null
  if (!actor || !row) return null
  const saved = presentPublicForm(row)
  if (token === SAVED_PREVIEW) return saved
  const [preview] = await fetchRows<{ shown: Shown }>(sql`
    select shown from form_previews
    where token = ${token} and account_id = ${actor.id} and form_id = ${row.id}
      and created_at > now() - interval '1 day'`)
  if (!preview) return null
  const { slug: address, notice } = saved
  return { slug: address, ...(notice && { notice }), ...preview.shown }
}
