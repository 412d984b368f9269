import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FormDraft } from '@/features/forms/builder/content'
import type { EventForm, FormField, PublicForm } from '@/features/forms/schema'
import type { FormTranslation } from '@/features/forms/translations/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, readSubmission, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

let ana: Client
beforeAll(async () => {
  ana = await staffClient('event_coordinator')
})
afterAll(removeCreatedRows)

async function openCamp() {
  const form = await createOpenForm({
    Stay: { id: 'new-stay', fieldType: 'select', options: ['Yes', 'No', 'Perhaps'] },
    Where: {
      fieldType: 'text',
      showWhen: {
        match: 'all',
        rules: [{ fieldId: 'new-stay', is: 'one_of', values: ['Yes', 'Perhaps'] }],
      },
    },
  })
  await ana.put(paths.api.formTranslation(form.id, 'fil'), {
    isShown: false,
    fields: { [form.ids.Stay]: { options: ['Oo', 'Hindi', 'Baka'] } },
  })
  return (await ana.get<EventForm>(paths.api.form(form.id))).body
}

const save = (form: EventForm, fields: unknown[]) =>
  ana.post<EventForm>(paths.api.formFields(form.id), { fields })

const partsOf = ({ fields }: Pick<EventForm, 'fields'>) => {
  const [stay, where] = fields as [FormField, FormField]
  const [rule] = where.showWhen?.rules ?? []
  return { stay, where, values: rule && 'values' in rule ? rule.values : [] }
}

async function filipinoOf({ id, fields }: EventForm) {
  const { body } = await ana.get<FormTranslation>(paths.api.formTranslation(id, 'fil'))
  const { stay } = partsOf({ fields })
  const texts = body.fields[stay.id]?.options ?? []
  return Object.fromEntries(stay.options?.map((option, at) => [option, texts[at] ?? null]) ?? [])
}

const RENAMED = { options: ['No', 'Maybe', 'Yes'], optionIds: ['No', 'Perhaps', 'Yes'] }

it('stand beside the options, for staff alone', async () => {
  const form = await openCamp()
  expect(partsOf(form).stay).toMatchObject({ optionIds: ['Yes', 'No', 'Perhaps'] })
  expect(partsOf(form).where).not.toHaveProperty('optionIds')
  const { body } = await newVisitor().get<PublicForm>(paths.api.publicForm(form.slug))
  expect(body.fields[0]).not.toHaveProperty('optionIds')
})

it('say which option was renamed, wherever it stands: in conditions and translations, not in answers', async () => {
  const form = await openCamp()
  const { stay, where } = partsOf(form)
  const data = { [stay.id]: 'Perhaps', [where.id]: 'A tent' }
  const { body: registered } = await register(form, data)
  const { status, body } = await save(form, [{ ...stay, ...RENAMED }, where])
  expect(status).toBe(200)
  expect(partsOf(body)).toMatchObject({ stay: RENAMED, values: ['Yes', 'Maybe'] })
  expect(await filipinoOf(body)).toEqual({ No: 'Hindi', Maybe: 'Baka', Yes: 'Oo' })
  expect((await readSubmission(registered.id)).data).toEqual(data)
  const again = await save(body, [
    { ...partsOf(body).stay, options: ['No', 'Perhaps not', 'Perhaps'] },
    partsOf(body).where,
  ])
  expect(partsOf(again.body)).toMatchObject({
    stay: { optionIds: RENAMED.optionIds },
    values: ['Perhaps', 'Perhaps not'],
  })
})

it('are given to new options, also to one with the first text of another', async () => {
  const form = await openCamp()
  const { stay, where } = partsOf(form)
  const options = [...RENAMED.options, 'Perhaps', 'Never']
  const optionIds = [...RENAMED.optionIds, null, null]
  const { body } = await save(form, [{ ...stay, options, optionIds }, where])
  expect(partsOf(body)).toMatchObject({
    stay: { optionIds: [...RENAMED.optionIds, 'Perhaps 2', 'Never'] },
    values: ['Yes', 'Perhaps'],
  })
})

it('stay when the options are sent without them, by text and by place', async () => {
  const form = await openCamp()
  const { stay, where } = partsOf(form)
  const { body } = await save(form, [{ ...stay, ...RENAMED }, where])
  const { optionIds: _none, ...sent } = partsOf(body).stay
  const options = ['Never', 'Maybe', 'Yes', 'Late']
  const { body: now } = await save(body, [{ ...sent, options }, partsOf(body).where])
  expect(partsOf(now).stay.optionIds).toEqual([...RENAMED.optionIds, 'Late'])
})

it('stay in a draft, a version, a copy and a file, which rename as the save does', async () => {
  const form = await openCamp()
  const { stay, where } = partsOf(form)
  const path = paths.api.formDraft(form.id)
  const { revision, receipt } = form
  const fields = [{ ...stay, ...RENAMED }, where]
  const { body: kept } = await ana.put<FormDraft>(path, { fields, receipt, revision, draft: null })
  expect(kept.fields[0]).toMatchObject(RENAMED)
  const seen = { draft: kept.version, revision }
  const { body: published } = await ana.post<EventForm>(paths.api.publishDraft(form.id), seen)
  expect(partsOf(published)).toMatchObject({ stay: RENAMED, values: ['Yes', 'Maybe'] })

  const { body: copy } = await ana.post<EventForm>(paths.api.formDuplicate(form.id))
  const file = (await ana.get(paths.api.formFile(form.id))).bytes.toString()
  const call = { method: 'POST', body: file, headers: { 'content-type': 'application/json' } }
  const { body: read } = await ana.send<EventForm>(paths.api.formFromFile, call)
  for (const one of [copy, read]) {
    createdRows.forms.add(one.id)
    expect(partsOf(one)).toMatchObject({ stay: RENAMED, values: ['Yes', 'Maybe'] })
  }

  const { body: emptied } = await save(published, [])
  const back = paths.api.restoreVersion(form.id, published.revision)
  const { body: restored } = await ana.post<EventForm>(back, { revision: emptied.revision })
  expect(partsOf(restored)).toMatchObject({ stay: RENAMED, values: ['Yes', 'Maybe'] })
})

it('are not lost when a process of the version before writes the options', async () => {
  const form = await openCamp()
  const { stay, where } = partsOf(form)
  await save(form, [{ ...stay, ...RENAMED }, where])
  const written = JSON.stringify(['Maybe', 'No', 'Later', 'Yes'])
  await (await pool()).query('update forms_fields set options = $1 where id = $2', [
    written,
    stay.id,
  ])
  const { body } = await ana.get<EventForm>(paths.api.form(form.id))
  expect(partsOf(body).stay.optionIds).toEqual(['Perhaps', 'No', 'Later', 'Yes'])
})

it('are refused when two are the same, and a condition that names no option with its sentence', async () => {
  const form = await openCamp()
  const { stay, where } = partsOf(form)
  const twice = await save(form, [{ ...stay, optionIds: ['Yes', 'Yes', 'No'] }, where])
  expectRefusal(twice, 400, 'request.invalid')
  expect(twice.body).toMatchObject({
    fields: { 'fields.0.optionIds': 'Two options have the same id' },
  })
  const gone = { options: ['Yes', 'No'], optionIds: ['Yes', 'No'] }
  const removed = await save(form, [{ ...stay, ...gone }, where])
  const message = '“Where”: “Stay” has no option “Perhaps”.'
  expect(removed.body).toMatchObject({
    code: 'request.invalid',
    error: message,
    fields: { 'fields.1.showWhen': message },
  })
  const { revision, receipt } = form
  const draft = { fields: [{ ...stay, ...gone }, where], receipt, revision, draft: null }
  const kept = await ana.put(paths.api.formDraft(form.id), draft)
  expect([kept.status, kept.body.error]).toEqual([400, message])
})
