import { afterAll, describe, expect, it } from 'vitest'
import type { ConditionRule } from '@/features/forms/conditions/show-when'
import type { EventForm } from '@/features/forms/schema'
import type { FormTotals } from '@/features/submissions/totals/totals'
import { paths } from '@/lib/paths'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  newSlug,
  postWithoutScript,
  readSubmission,
  register,
  registerWithFiles,
} from '../../support/api/forms'
import { readReceipt } from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'

afterAll(removeCreatedRows)

const when = (...rules: ConditionRule[]) => ({ match: 'all' as const, rules })
const STAYS: ConditionRule = { fieldId: 'new-stay', is: 'one_of', values: ['Yes'] }

const openCamp = () =>
  createOpenForm({
    Name: { fieldType: 'text', isRequired: true },
    Stay: { id: 'new-stay', fieldType: 'select', options: ['Yes', 'No'] },
    Contact: { id: 'new-contact', fieldType: 'text', isRequired: true, showWhen: when(STAYS) },
    Letter: {
      fieldType: 'file',
      isRequired: true,
      showWhen: when({ fieldId: 'new-contact', is: 'given' }),
    },
    Email: { fieldType: 'email', showWhen: when(STAYS) },
  })

const letter = () => asFile(PDF, 'letter.pdf')

describe('a registration', () => {
  it('needs no answer to a hidden field, and stores none', async () => {
    const form = await openCamp()
    const { Name, Stay, Contact, Email } = form.ids
    const data = { [Name]: 'Ana', [Stay]: 'No', [Contact]: 'Left over', [Email]: 'no address' }
    const { status, body } = await register(form, data)
    expect(status).toBe(201)
    expect((await readSubmission(body.id)).data).toEqual({ [Name]: 'Ana', [Stay]: 'No' })
  })

  it('needs the answer where the field is shown', async () => {
    const form = await openCamp()
    const { Name, Stay, Contact, Letter } = form.ids
    const first = await register(form, { [Name]: 'Ana', [Stay]: 'Yes' })
    expect(first.status).toBe(400)
    expect(first.body.fields).toEqual({ [Contact]: 'Contact is required' })
    const second = await register(form, { [Name]: 'Ana', [Stay]: 'Yes', [Contact]: 'Maria' })
    expect(second.body.fields).toEqual({ [Letter]: 'Letter is required' })
  })

  it('keeps a file only where it is asked for', async () => {
    const form = await openCamp()
    const { Name, Stay, Contact, Letter } = form.ids
    const shown = { [Name]: 'Ana', [Stay]: 'Yes', [Contact]: 'Maria' }
    const kept = await registerWithFiles(form, shown, [[Letter, letter()]])
    expect(kept.status).toBe(201)
    expect((await readSubmission(kept.body.id)).data).toHaveProperty(Letter)
    const hidden = { [Name]: 'Ben', [Stay]: 'No' }
    const broken = new File(['not a document'], 'letter.exe')
    const dropped = await registerWithFiles(form, hidden, [[Letter, broken]])
    expect(dropped.status).toBe(201)
    expect((await readSubmission(dropped.body.id)).data).toEqual(hidden)
  })

  it('is the same one with other hidden leftovers, and another with other answers', async () => {
    const form = await openCamp()
    const { Name, Stay, Contact, Letter } = form.ids
    const key = { 'idempotency-key': newSlug() }
    const data = { [Name]: 'Ana', [Stay]: 'No' }
    const first = await register(form, { ...data, [Contact]: 'Maria' }, key)
    const again = await register(form, { ...data, [Contact]: 'Somebody else' }, key)
    const withFile = await registerWithFiles(form, data, [[Letter, letter()]], key)
    expect([again.body.id, withFile.body.id]).toEqual([first.body.id, first.body.id])
    const other = await register(form, { ...data, [Name]: 'Ben' }, key)
    expect(other.status).toBe(409)
  })

  it.each(['url-encoded', 'multipart'])('posted by a browser without script, %s', async (kind) => {
    const form = await openCamp()
    const { Name, Stay, Contact } = form.ids
    const body = kind === 'multipart' ? new FormData() : new URLSearchParams()
    body.append(`answer_${Name}`, 'Ana')
    body.append(`answer_${Stay}`, 'No')
    body.append(`answer_${Contact}`, 'Left over')
    const { headers } = await postWithoutScript(form, body)
    expect(headers.get('location')).toContain('submitted=')
  })

  it('entered by staff follows the same conditions', async () => {
    const form = await openCamp()
    const { Name, Stay, Contact } = form.ids
    const colleague = await staffClient('event_coordinator')
    const path = paths.api.formRegistrations(form.id)
    const add = (data: object) => colleague.post<{ id: number }>(path, { data })
    const { status, body } = await add({ [Name]: 'Ana', [Stay]: 'No', [Contact]: 'Left over' })
    expect(status).toBe(201)
    expect((await readSubmission(body.id)).data).toEqual({ [Name]: 'Ana', [Stay]: 'No' })
    expect((await add({ [Name]: 'Ana', [Stay]: 'Yes' })).status).toBe(400)
  })
})

it('a correction asks the whole row what is required, and keeps what it hides', async () => {
  const form = await createOpenForm({
    Stay: { id: 'new-stay', fieldType: 'select', options: ['Yes', 'No'] },
    Contact: { fieldType: 'text', isRequired: true, showWhen: when(STAYS) },
  })
  const { Stay, Contact } = form.ids
  const { body } = await register(form, { [Stay]: 'Yes', [Contact]: 'Maria' })
  const colleague = await staffClient('super_admin')
  const correct = (fieldId: string, was: unknown, answer: unknown) =>
    colleague.put(paths.api.submissionAnswers(body.id), { fieldId, was, answer })
  const needed = await correct(Contact, 'Maria', null)
  expect(needed.body).toMatchObject({ fields: { [Contact]: 'Contact is required' } })
  expect((await correct(Stay, 'Yes', 'No')).status).toBe(200)
  expect((await readSubmission(body.id)).data).toEqual({ [Stay]: 'No', [Contact]: 'Maria' })
  expect((await correct(Contact, 'Maria', null)).status).toBe(200)
  expect((await readSubmission(body.id)).data).toEqual({ [Stay]: 'No' })
})

it('the first e-mail field that is shown gets the confirmation', async () => {
  const form = await createOpenForm({
    Age: { id: 'new-age', fieldType: 'number' },
    'Own email': {
      fieldType: 'email',
      showWhen: when({ fieldId: 'new-age', is: 'at_least', value: '18' }),
    },
    'Parent email': 'email',
  })
  const receipt = { isOn: true, subject: 'Welcome', text: 'See you there.' }
  const colleague = await staffClient('super_admin')
  await colleague.post(paths.api.formFields(form.id), { fields: form.fields, receipt })
  const { Age, 'Own email': own, 'Parent email': parent } = form.ids
  const emails = { [own]: 'ana@example.org', [parent]: 'maria@example.org' }
  const addressOf = async (age: number) => {
    const { body } = await register(form, { [Age]: age, ...emails })
    return (await readReceipt(body.id)).address
  }
  expect(await addressOf(17)).toBe('maria@example.org')
  expect(await addressOf(18)).toBe('ana@example.org')
})

describe('a section', () => {
  const openTrip = () =>
    createOpenForm({
      Comes: { id: 'new-comes', fieldType: 'radio', options: ['By bus', 'On foot'] },
      'Your trip': {
        fieldType: 'section',
        helpText: 'Buses leave at 6. '.repeat(30),
        isRequired: true,
        showWhen: when({ fieldId: 'new-comes', is: 'one_of', values: ['By bus'] }),
      },
      'Please note': { fieldType: 'text_block' },
      Seat: { fieldType: 'text', isRequired: true },
      Meals: 'section',
      Diet: 'text',
    })

  it('hides its fields, and only they', async () => {
    const form = await openTrip()
    const { Comes, Seat, Diet } = form.ids
    const walks = await register(form, { [Comes]: 'On foot', [Seat]: 'Left', [Diet]: 'None' })
    expect((await readSubmission(walks.body.id)).data).toEqual({
      [Comes]: 'On foot',
      [Diet]: 'None',
    })
    const rides = await register(form, { [Comes]: 'By bus' })
    expect(rides.body.fields).toEqual({ [Seat]: 'Seat is required' })
  })

  it('has no answer, no column and no total', async () => {
    const form = await openTrip()
    const { Comes, 'Your trip': trip, 'Please note': note } = form.ids
    const refused = await register(form, { [Comes]: 'On foot', [trip]: 'x' })
    expectRefusal(refused, 400, 'submission.unknown_field')
    await register(form, { [Comes]: 'On foot' })
    const colleague = await staffClient('super_admin')
    const csv = await colleague.send(`${paths.api.submissionsExport(form.id)}?format=csv`)
    expect(csv.bytes.toString()).toContain('Seat')
    expect(csv.bytes.toString()).not.toContain('Your trip')
    const totals = await colleague.get<FormTotals>(paths.api.submissionTotals(form.id))
    expect(totals.body.fields.map(({ label }) => label)).toEqual(['Comes', 'Seat', 'Diet'])
    const filtered = await colleague.get(`${paths.api.submissions}?answer.${note}.given=yes`)
    expectRefusal(filtered, 400, 'submissions.answer_filter')
  })
})

describe('saving a form', () => {
  const save = async (fields: object[]) => {
    const colleague = await staffClient('super_admin')
    const { id } = await createOpenForm()
    return colleague.post<EventForm & { fields: Record<string, string> }>(
      paths.api.formFields(id),
      { fields },
    )
  }
  const text = (id: string, showWhen?: unknown) => ({
    id: `new-${id}`,
    label: id,
    fieldType: 'text',
    showWhen,
  })
  const given = (fieldId: string) => ({ match: 'all', rules: [{ fieldId, is: 'given' }] })

  it('gives real ids, also in the conditions', async () => {
    const { status, body } = await save([text('a'), text('b', given('new-a'))])
    expect(status).toBe(200)
    const [a, b] = body.fields
    expect(a?.id).not.toContain('new-')
    expect(a).not.toHaveProperty('showWhen')
    expect(b?.showWhen).toEqual(given(a?.id ?? ''))
  })

  it.each([
    ['a later field', [text('a', given('new-b')), text('b')]],
    ['itself', [text('a', given('new-a'))]],
    ['a field of another form', [text('a'), text('b', given('66f000000000000000000000'))]],
    [
      'an option of a text',
      [
        text('a'),
        text('b', { match: 'all', rules: [{ fieldId: 'new-a', is: 'one_of', values: ['x'] }] }),
      ],
    ],
    ['no rule', [text('a'), text('b', { match: 'all', rules: [] })]],
    [
      'an unknown rule',
      [text('a'), text('b', { match: 'all', rules: [{ fieldId: 'new-a', is: 'like' }] })],
    ],
    ['another kind of match', [text('a'), text('b', { ...given('new-a'), match: 'none' })]],
    ['text instead of a condition', [text('a'), text('b', 'always')]],
  ])('refuses a condition about %s', async (_name, fields) => {
    expect((await save(fields)).status).toBe(400)
  })

  it('names the field whose condition does not fit', async () => {
    const { body } = await save([text('First', given('new-Later')), text('Later')])
    expect(JSON.stringify(body)).toContain('“First”')
  })

  it('keeps the conditions when an older process saves the fields', async () => {
    const colleague = await staffClient('super_admin')
    const form = await openCamp()
    createdRows.forms.add(form.id)
    const { cms } = await import('@/lib/cms')
    const payload = await cms()
    const { fields } = await payload.findByID({ collection: 'forms', id: form.id })
    const older = fields?.map((field) => ({ ...field, helpText: 'Why we ask' }))
    await payload.update({
      collection: 'forms',
      id: form.id,
      data: { fields: older, revision: form.revision + 1 },
    })
    const { body } = await colleague.get<EventForm>(paths.api.form(form.id))
    const conditions = (of: EventForm) => of.fields.map(({ showWhen }) => showWhen)
    expect(conditions(body)).toEqual(conditions(form))
    expect(conditions(body).filter(Boolean)).toHaveLength(3)
  })
})
