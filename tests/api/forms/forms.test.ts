import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_RECEIPT } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, newSlug } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { summarizeStored } from '../../support/stored'

let colleague: Client
let refusing: EventForm
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  refusing = await createOpenForm({ Name: 'text' })
})
afterAll(removeCreatedRows)

async function create(input: object) {
  const reply = await colleague.post<EventForm>(paths.api.forms, input)
  if (reply.status === 201) createdRows.forms.add(reply.body.id)
  return reply
}

const refusedCreation = (input: unknown) => colleague.post(paths.api.forms, input)

describe('creating a form', () => {
  it('answers an open form without fields', async () => {
    const slug = newSlug()
    const { status, body } = await create({ name: '  Worship Night ', slug, description: '' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Worship Night',
      slug,
      description: null,
      closedText: null,
      thanksText: null,
      hasSteps: false,
      isActive: true,
      isArchived: false,
      revision: 0,
      fields: [],
      archivedFields: [],
      privacy: {
        notice: { isOn: false, isSensitive: false, text: '', version: 0 },
        retention: { days: null, from: 'arrival', eventDay: null },
      },
      receipt: DEFAULT_RECEIPT,
      nameFieldIds: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect((await colleague.get(paths.api.form(body.id))).body).toEqual(body)
  })

  it('gives it the fields and texts of a template, and what was typed goes before them', async () => {
    const startWith = 'youth-camp'
    const { body } = await create({ name: 'Camp', slug: newSlug(), startWith })
    expect(body).toMatchObject({ name: 'Camp', isActive: false, revision: 0 })
    expect(body.description).toMatch(/parent or guardian/)
    expect(body.privacy.notice).toMatchObject({ isOn: true, version: 1 })
    expect(body.hasSteps).toBe(true)
    const consent = body.fields.find(({ label }) => label === 'Consent of a parent')
    const age = body.fields.find(({ label }) => label.startsWith('Age'))
    expect(consent?.showWhen?.rules).toEqual([{ fieldId: age?.id, is: 'at_most', value: '17' }])

    const typed = { name: 'Camp', slug: newSlug(), description: 'Ours', startWith }
    expect((await create({ ...typed, isActive: true })).body).toMatchObject({
      description: 'Ours',
      isActive: true,
    })
    const none = { name: 'Camp', slug: newSlug(), startWith: 'a-cruise' }
    expectRefusal(await refusedCreation(none), 400, 'request.invalid')
  })

  it('opens it to visitors with its first field, not before', async () => {
    const { body: form } = await create({ name: 'Retreat', slug: newSlug() })
    const page = paths.api.publicForm(form.slug)
    expectRefusal(await newVisitor().get(page), 404, 'form.not_found')
    expectRefusal(await newVisitor().post(`${page}/submit`, { data: {} }), 404, 'form.not_found')
    const fields = [{ label: 'Name', fieldType: 'text' }]
    const { body: saved } = await colleague.post<EventForm>(`/api/admin/forms/${form.id}/fields`, {
      fields,
    })
    expect((await newVisitor().get(page)).status).toBe(200)
    const data = { [saved.fields[0]?.id ?? '']: 'Ana' }
    expect((await newVisitor().post(`${page}/submit`, { data })).status).toBe(201)
    await colleague.post(`/api/admin/forms/${form.id}/fields`, { fields: [] })
    expectRefusal(await newVisitor().get(page), 404, 'form.not_found')
  })

  it('keeps it closed when that is asked for', async () => {
    const { body: form } = await create({ name: 'Retreat', slug: newSlug(), isActive: false })
    expect(form.isActive).toBe(false)
    const fields = [{ label: 'Name', fieldType: 'text' }]
    await colleague.post(`/api/admin/forms/${form.id}/fields`, { fields })
    expectRefusal(await newVisitor().get(paths.api.publicForm(form.slug)), 404, 'form.not_found')
  })

  it.each([
    ['null', null],
    ['absent', undefined],
    ['blank', '  '],
  ])('keeps no description when it is %s (Spec §5)', async (_case, description) => {
    const { body } = await create({ name: 'A form', slug: newSlug(), description })
    expect(body.description).toBeNull()
  })

  it('keeps a description, its line ends and the letters of every language', async () => {
    const description = 'Bawat lalawigan 🙏\r\nPista ng Peñafrancia – "lahat"'
    const { body } = await create({ name: 'Ñandú', slug: newSlug(), description })
    expect(body).toMatchObject({ name: 'Ñandú', description: description.replace('\r', '') })
  })

  it('refuses a slug that is taken', async () => {
    const reply = await refusedCreation({ name: 'Another', slug: refusing.slug })
    expectRefusal(reply, 409, 'form.slug_taken')
    expect(reply.body.error).toBe('A form with this slug already exists')
    expect(reply.body.fields).toEqual({ slug: 'A form with this slug already exists' })
  })

  it('gives a slug to one of ten who ask at once', async () => {
    const slug = newSlug()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => create({ name: 'A form', slug })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  const badSlug = { slug: 'Use lowercase letters, numbers and single hyphens only' }
  const noName = { name: 'Please enter a form name' }
  it.each<[string, unknown, Record<string, string>]>([
    ['no name', { slug: 'a' }, noName],
    ['a blank name', { name: ' \t', slug: 'a' }, noName],
    [
      'a long name',
      { name: 'x'.repeat(121), slug: 'a' },
      { name: 'Please keep the name under 120 characters' },
    ],
    ['no slug', { name: 'A', slug: '' }, { slug: 'Please enter a slug' }],
    ['capitals', { name: 'A', slug: 'Worship' }, badSlug],
    ['spaces', { name: 'A', slug: 'worship night' }, badSlug],
    ['an edge hyphen', { name: 'A', slug: '-worship' }, badSlug],
    ['a slash', { name: 'A', slug: 'a/b' }, badSlug],
    ['accents', { name: 'A', slug: 'señor' }, badSlug],
    [
      'a long slug',
      { name: 'A', slug: 'x'.repeat(81) },
      { slug: 'Please keep the slug under 80 characters' },
    ],
    [
      'a long description',
      { name: 'A', slug: 'a', description: 'x'.repeat(2001) },
      { description: 'Please keep the description under 2000 characters' },
    ],
    [
      'a description that is a list',
      { name: 'A', slug: 'a', description: [] },
      { description: 'This value is not accepted' },
    ],
  ])('refuses %s', async (_case, input, fields) => {
    const before = await summarizeStored()
    const reply = await refusedCreation(input)
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toEqual(fields)
    expect(await summarizeStored()).toEqual(before)
  })
})

describe('changing a form', () => {
  const change = (id: number, input: unknown) => colleague.put<EventForm>(paths.api.form(id), input)

  it('closes and opens it, and leaves the rest as it was (Spec §4)', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { ids, updatedAt, ...rest } = form
    for (const isActive of [false, true, true]) {
      const { status, body } = await change(form.id, { isActive })
      expect(status).toBe(200)
      expect(body).toEqual({ ...rest, isActive, updatedAt: expect.any(String) })
    }
  })

  it('takes another name, slug and description', async () => {
    const { id } = await createOpenForm()
    const input = { name: 'New name', slug: newSlug(), description: 'New' }
    expect((await change(id, input)).body).toMatchObject({ id, ...input })
    expect((await change(id, { description: '' })).body).toMatchObject({ description: null })
  })

  it('keeps its own slug, but not the one of another form', async () => {
    const [mine, other] = [await createOpenForm(), refusing]
    expect((await change(mine.id, { slug: mine.slug })).status).toBe(200)
    expectRefusal(await colleague.put(paths.api.form(mine.id), { slug: other.slug }), 409)
  })

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['nothing it knows', { fields: [], id: 7, revision: 3 }],
    ['isActive as text', { isActive: 'false' }],
    ['isActive as a number', { isActive: 0 }],
    ['isActive as null', { isActive: null }],
    ['a blank name', { name: '' }],
    ['no name at all', { name: null }],
    ['a bad slug', { slug: 'No Slug' }],
  ])('refuses %s', async (_case, input) => {
    const address = paths.api.form(refusing.id)
    const { body: before } = await colleague.get<EventForm>(address)
    expectRefusal(await colleague.put(address, input), 400, 'request.invalid')
    expect((await colleague.get(address)).body).toEqual(before)
  })
})

it.each(['0', '-1', '1.5', '1e3', 'abc', '%00', '999999999', '99999999999999999999'])(
  'knows no form %s',
  async (id) => {
    const input = { isActive: true }
    for (const reply of [
      await colleague.get(`/api/admin/forms/${id}`),
      await colleague.put(`/api/admin/forms/${id}`, input),
      await colleague.post(`/api/admin/forms/${id}/fields`, { fields: [] }),
    ]) {
      expectRefusal(reply, 404, 'form.not_found')
    }
  },
)

it('lists every form with its fields, newest first', async () => {
  const older = await createOpenForm({ Name: 'text' })
  const newer = await createOpenForm()
  const { body } = await colleague.get<EventForm[]>(paths.api.forms)
  const mine = body.filter(({ id }) => id === older.id || id === newer.id)
  expect(mine.map(({ id }) => id)).toEqual([newer.id, older.id])
  expect(mine[1]?.fields).toEqual(older.fields)
})
