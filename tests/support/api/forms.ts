import type { Answers } from '@/features/answers/schema'
import type { FieldInput } from '@/features/forms/field-input'
import type { FieldType } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'
import type { RegistrationResult } from '@/features/registration/schema'
import type { Submission } from '@/features/submissions/schema'
import type { ErrorBody } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { newVisitor, type Reply } from './api'
import { createdRows } from './created-rows'
import { staffClient } from './staff'

export type FieldDraft = FieldType | (Partial<FieldInput> & { fieldType: FieldType })

export type OpenForm<Label extends string> = EventForm & { ids: Record<Label, string> }

let forms = 0

export const newSlug = () => `test-form-${++forms}`

const toFieldInput = (label: string, draft: FieldDraft): FieldInput => ({
  label,
  ...(typeof draft === 'string' ? { fieldType: draft } : draft),
})

/** Creates a form through the portal's API. The keys of `drafts` are the labels of the fields. */
export async function createOpenForm<Label extends string = never>(
  drafts = {} as Record<Label, FieldDraft>,
): Promise<OpenForm<Label>> {
  const colleague = await staffClient('super_admin')
  const slug = newSlug()
  const { body: form } = await colleague.post<EventForm>(paths.api.forms, { name: slug, slug })
  createdRows.forms.add(form.id)
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

type Slug = Pick<EventForm, 'slug'>

/**
 * The response to a registration. The body has the properties of a result and of an error, because
 * each test knows which of the two it expects.
 */
export type RegistrationReply = Reply<RegistrationResult & Partial<ErrorBody>>

export const register = (
  { slug }: Slug,
  data: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<RegistrationReply> => newVisitor().post(paths.api.submit(slug), { data }, headers)

/** Sends files as a browser does (Spec §7): a part `data`, and a part for each file. */
export function registerWithFiles(
  { slug }: Slug,
  data: Record<string, unknown>,
  files: readonly (readonly [fieldId: string, file: File])[],
  headers?: Record<string, string>,
): Promise<RegistrationReply> {
  const body = new FormData()
  body.append('data', JSON.stringify(data))
  for (const [fieldId, file] of files) body.append(`file_${fieldId}`, file)
  return newVisitor().send(paths.api.submit(slug), { method: 'POST', body, headers })
}

export const postWithoutScript = (
  { slug }: Slug,
  body: BodyInit,
  pathOf: (slug: string) => string = paths.api.submit,
): Promise<RegistrationReply> =>
  newVisitor().send(pathOf(slug), { method: 'POST', body, headers: { accept: PAGE } })

const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8'

/**
 * A submission that this version of the product has written, so its time and answers are readable.
 */
type SoundSubmission = Submission & { submittedAt: string; data: Answers }

export async function readSubmission(id: number): Promise<SoundSubmission> {
  const colleague = await staffClient('super_admin')
  return (await colleague.get<SoundSubmission>(paths.api.submission(id))).body
}
