import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormDraft } from '@/features/forms/builder/content'
import { FIELD_TYPES } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'
import type { FormTranslation } from '@/features/forms/translations/schema'
import { paths } from '@/lib/paths'
import type { Client, Reply } from '../../support/api/api'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, newSlug } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { FULLY_SET_FIELDS, formDefinitionOf } from '../../support/whole-form'

let colleague: Client
let form: EventForm

const DETAILS = {
  hasSteps: true,
  description: 'Three days by the lake.',
  closedText: 'Ask at the office.',
  thanksText: 'Bring a “torch”.\n\nAnd a Bible.',
}
const CONTENT = {
  fields: FULLY_SET_FIELDS,
  receipt: { isOn: true, subject: 'Welcome to {form}', text: 'See you.\n\n{reference}' },
  privacy: {
    notice: { isOn: true, isSensitive: true, text: 'We keep it for a month.' },
    retention: { days: 30, from: 'event', eventDay: '2099-12-31' },
  },
}

async function saved(fields: readonly unknown[], rest: object = {}): Promise<EventForm> {
  const reply = await colleague.post<EventForm>(paths.api.formFields(form.id), { fields, ...rest })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  form = reply.body
  return form
}

beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  form = await createOpenForm()
  await saved(FULLY_SET_FIELDS, { ...CONTENT, details: DETAILS })
  const naming = form.fields.find(({ label }) => label === 'A text')?.id
  const change = { nameFieldIds: [naming] }
  form = (await colleague.put<EventForm>(paths.api.form(form.id), change)).body
  const texts = Object.fromEntries(
    form.fields.map(({ id, label, options, unit }) => [
      id,
      {
        label: `${label}, isinalin`,
        unit: unit && 'kilo',
        options: options?.map((option) => `${option}, isinalin`),
      },
    ]),
  )
  const filipino = { isShown: true, name: 'Kampo', notice: 'Isang buwan.', fields: texts }
  const reply = await colleague.put(paths.api.formTranslation(form.id, 'fil'), filipino)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  form = (await colleague.get<EventForm>(paths.api.form(form.id))).body
})
afterAll(removeCreatedRows)

async function filipinoOf({ id, fields }: EventForm) {
  const path = paths.api.formTranslation(id, 'fil')
  const {
    revision,
    fields: texts,
    changed,
    sources,
    ...rest
  } = (await colleague.get<FormTranslation>(path)).body
  const asked = sources
    .filter(({ fieldId }) => fieldId)
    .map(({ part, source, isRequired, limit }) => ({ part, source, isRequired, limit }))
  return { ...rest, asked, fields: fields.map((field) => [field.label, texts[field.id]]) }
}

const send = async (text: string) => {
  const call = { method: 'POST', body: text, headers: { 'content-type': 'application/json' } }
  const reply = await colleague.send<EventForm & { error: string }>(paths.api.formFromFile, call)
  if (reply.status === 201) createdRows.forms.add(reply.body.id)
  return reply
}
const fileOf = async ({ id }: EventForm) =>
  (await colleague.get(paths.api.formFile(id))).bytes.toString()

describe('a form with every type, all settings and conditions stays as it is', () => {
  it('has something of each', () => {
    const { fields } = formDefinitionOf(form)
    expect(new Set(fields.map(({ fieldType }) => fieldType))).toEqual(new Set(FIELD_TYPES))
    expect(fields.filter(({ showWhen }) => showWhen?.rules.length === 6).length).toBeGreaterThan(5)
  })

  it('in a draft that is published, and in a version that is restored', async () => {
    const before = formDefinitionOf(form)
    const { fields, revision, receipt } = form
    await saved([{ label: 'Other', fieldType: 'text' }])
    const draft = { fields, receipt, revision: form.revision, draft: null }
    const kept = await colleague.put<FormDraft>(paths.api.formDraft(form.id), draft)
    const seen = { draft: kept.body.version, revision: form.revision }
    const published = await colleague.post<EventForm>(paths.api.publishDraft(form.id), seen)
    expect(formDefinitionOf(published.body)).toEqual(before)

    await colleague.post(paths.api.formFields(form.id), { fields: [] })
    const path = paths.api.restoreVersion(form.id, revision)
    const restored = await colleague.post<EventForm>(path, {
      revision: published.body.revision + 1,
    })
    expect(formDefinitionOf(restored.body)).toEqual(before)
    expect(await filipinoOf(restored.body)).toMatchObject({ isVisible: true, missing: 0 })
    form = restored.body
  })

  it('in a copy, except the day of the event', async () => {
    const { body: copy } = await colleague.post<EventForm>(paths.api.formDuplicate(form.id))
    createdRows.forms.add(copy.id)
    const { privacy, ...rest } = formDefinitionOf(form)
    const retention = { ...privacy.retention, eventDay: null }
    expect(formDefinitionOf(copy)).toEqual({ ...rest, privacy: { ...privacy, retention } })
    expect(await filipinoOf(copy)).toEqual(await filipinoOf(form))
  })

  it('as a file, out and in again: closed, at another address, with ids of its own', async () => {
    const text = await fileOf(form)
    const { status, body: copy } = await send(text)
    expect(status).toBe(201)
    expect(formDefinitionOf(copy)).toEqual(formDefinitionOf(form))
    expect(await filipinoOf(copy)).toEqual(await filipinoOf(form))
    expect(copy).toMatchObject({ isActive: false, isArchived: false })
    expect([copy.name, copy.slug]).not.toContain(form.name)
    expect(copy.slug.startsWith(`${form.slug}-copy`)).toBe(true)
    const known = new Set(form.fields.map(({ id }) => id))
    expect(copy.fields.filter(({ id }) => known.has(id))).toEqual([])
    expect(copy.privacy.notice.version).toBe(1)

    const slug = `${form.slug}-elsewhere`
    const again = await send(text.replace(`"slug": "${form.slug}"`, `"slug": "${slug}"`))
    const { body: named } = await colleague.put<EventForm>(paths.api.form(again.body.id), {
      name: form.name,
      slug: newSlug(),
    })
    const sameNames = (await fileOf(named)).replace(named.slug, form.slug)
    expect(sameNames).toBe(text)
  })
})

describe('a form’s file', () => {
  const start = '{\n  "format": "registration-form",\n'

  it('is a download that holds no registration and no removed field', async () => {
    await saved([{ label: 'Gone', fieldType: 'text' }, ...form.fields])
    await saved(form.fields.slice(1))
    const { headers, bytes } = await colleague.get(paths.api.formFile(form.id))
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${form.slug}.json"`)
    expect(bytes.toString()).not.toContain('Gone')
  })

  it('may hold as little as a name', async () => {
    const { status, body } = await send(
      `\ufeff${start}  "version": 1,\n  "name": "Señior’s day"\n}`,
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({ slug: 'senior-s-day', fields: [], description: null })
    const other = await send(`${start}  "version": 1,\n  "name": "家庭"\n}`)
    expect(other.body.slug).toMatch(/^form(-copy|$)/)
  })

  it('leaves the day of an event that is over behind', async () => {
    const privacy = {
      ...CONTENT.privacy,
      retention: { days: 5, from: 'event', eventDay: '2020-01-01' },
    }
    const { body } = await send(
      JSON.stringify({ format: 'registration-form', version: 1, name: 'Last year', privacy }),
    )
    expect(body.privacy.retention).toEqual({ days: 5, from: 'event', eventDay: null })
  })

  it.each([
    ['a newer version', `${start}  "version": 2,\n  "sections": []\n}`, /newer version/],
    ['no JSON', `${start}  "version": 1\n  "name": "Camp"\n}`, /^Line 4: A comma is missing/],
    [
      'a wrong value',
      `${start}  "version": 1,\n  "name": 7\n}`,
      /^Line 4: Please enter a form name/,
    ],
    ['something else', '[1, 2]', /^Line 1: Write properties in braces/],
    ['nothing', '', /^Line 1: /],
    ['a text nested too deeply', '['.repeat(400_000), /^Line 1: /],
    ['a circle', circle(), /^Line 7: “First”: “Second” decides and must stand before it\./],
  ])('is refused with 400 and the line when it is %s', async (_name, text, words) => {
    const before = (await colleague.get<EventForm[]>(paths.api.forms)).body.length
    const reply: Reply<{ error: string }> = await send(text)
    expect(reply.status).toBe(400)
    expect(reply.body.error).toMatch(words)
    expect((await colleague.get<EventForm[]>(paths.api.forms)).body).toHaveLength(before)
  })

  it('is refused when it is too long', async () => {
    expectRefusal(await send(' '.repeat(2 * 1024 * 1024 + 1)), 413, 'request.too_large')
  })
})

function circle() {
  const rule = (fieldId: string) => `{ "rules": [{ "fieldId": "${fieldId}", "is": "given" }] }`
  return `{
  "format": "registration-form",
  "version": 1,
  "name": "Circle",
  "fields": [
    { "id": "first", "label": "First", "fieldType": "text",
      "showWhen": ${rule('second')} },
    { "id": "second", "label": "Second", "fieldType": "text",
      "showWhen": ${rule('first')} }
  ]
}`
}
