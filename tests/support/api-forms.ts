import type { FieldType } from '@/features/forms/field-types'
import type { EventForm, FieldInput } from '@/features/forms/schema'
import type { SubmissionReceipt } from '@/features/submissions/schema'
import { paths } from '@/lib/paths'
import { type Reply, visitor } from './api'
import { made } from './api-made'
import { staff } from './api-staff'

type FieldDraft = FieldType | (Partial<FieldInput> & { fieldType: FieldType })

/** A form with its fields' ids by label. */
export type OpenForm<Label extends string> = EventForm & { ids: Record<Label, string> }

let forms = 0

/** No two tests ask for the same slug. */
export const newSlug = () => `test-form-${++forms}`

export const toFieldInput = (label: string, draft: FieldDraft): FieldInput => ({
  label,
  ...(typeof draft === 'string' ? { fieldType: draft } : draft),
})

/** Made the way the portal does it: created, then its fields are saved. Keys are labels, in order. */
export async function openForm<Label extends string = never>(
  drafts = {} as Record<Label, FieldDraft>,
): Promise<OpenForm<Label>> {
  const colleague = await staff('super_admin')
  const slug = newSlug()
  const { body: form } = await colleague.post<EventForm>(paths.api.forms, { name: slug, slug })
  made.forms.add(form.id)
  const fields = Object.entries<FieldDraft>(drafts).map(([label, draft]) =>
    toFieldInput(label, draft),
  )
  if (fields.length === 0) return withIds(form)
  const saved = await colleague.post<EventForm>(paths.api.formFields(form.id), { fields })
  if (saved.status !== 200) throw new Error(`Saving the fields answered ${saved.status}`)
  return withIds(saved.body)
}

const withIds = <Label extends string>(form: EventForm): OpenForm<Label> => ({
  ...form,
  ids: Object.fromEntries(form.fields.map(({ label, id }) => [label, id])) as Record<Label, string>,
})

/** What a visitor's browser sends when no file is chosen. */
export const register = (
  { slug }: Pick<EventForm, 'slug'>,
  data: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<Reply<SubmissionReceipt & RefusalParts>> =>
  visitor().post(paths.api.submit(slug), { data }, headers)

/** A reply may be either; a test says which by what it looks at. */
interface RefusalParts {
  error?: string
  code?: string
  fields?: Record<string, string>
}
