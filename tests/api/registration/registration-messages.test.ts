import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type FieldDraft, type OpenForm, register } from '../../support/api/forms'
import { expectRefusal } from '../../support/refusal'
import {
  createOpenSampleForm,
  replaceLabelsByIds,
  SAMPLE_ANSWERS,
  SAMPLE_FIELDS,
  type SampleLabel,
} from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

const EMAIL = 'Please enter a valid email address'
const PHONE = 'Please enter a valid phone number'
const DATE = 'Please enter a valid date'
const OPTION = 'Please choose from the options given'
const AGAIN = 'Please answer this again'

afterAll(removeCreatedRows)

describe('an answer is refused with the message under its field', () => {
  let form: OpenForm<SampleLabel>
  beforeAll(async () => {
    form = await createOpenSampleForm()
  })

  const send = (byLabel: Partial<Record<SampleLabel, unknown>>) =>
    register(form, replaceLabelsByIds(form, byLabel))

  it.each<[SampleLabel, unknown, string]>([
    ['Email', 'ana', EMAIL],
    ['Email', 'ana@example', EMAIL],
    ['Email', 'ana reyes@example.org', EMAIL],
    ['Email', '@example.org', EMAIL],
    ['Phone', '0917-CALL-ME', PHONE],
    ['Phone', '0917/555', PHONE],
    ['Phone', '٠٩١٧', PHONE],
    ['Birthday', '2026-02-30', DATE],
    ['Birthday', '2025-02-29', DATE],
    ['Birthday', '2026-13-01', DATE],
    ['Birthday', '2026-00-10', DATE],
    ['Birthday', '26-01-01', DATE],
    ['Birthday', '2026-1-1', DATE],
    ['Birthday', '2026-01-01T00:00', DATE],
    ['Birthday', 'tomorrow', DATE],
    ['Church', 'Elsewhere', OPTION],
    ['Church', 'san isidro', OPTION],
    ['Ministries', ['Main', 'Choir'], OPTION],
    ['Agreement', ['No'], OPTION],
    ['Name', 7, AGAIN],
    ['Name', true, AGAIN],
    ['Name', ['Ana'], AGAIN],
    ['Name', { first: 'Ana' }, AGAIN],
    ['Ministries', { 0: 'Main' }, AGAIN],
    ['Ministries', [['Main']], AGAIN],
    ['Ministries', [null], AGAIN],
    ['Agreement', true, AGAIN],
  ])('%s: %j', async (label, answer, message) => {
    const before = await summarizeStored()
    const reply = await send({ ...SAMPLE_ANSWERS, [label]: answer })
    expectRefusal(reply, 400, 'submission.invalid')
    expect(reply.body.error).toBe('Please fix the errors and try again')
    expect(reply.body.fields).toEqual({ [form.ids[label]]: message })
    expect(await summarizeStored()).toEqual(before)
  })

  it.each<[SampleLabel, number, string]>([
    ['Name', 500, 'Please keep this under 500 characters'],
    ['Phone', 500, 'Please keep this under 500 characters'],
    ['Message', 10_000, 'Please keep this under 10,000 characters'],
  ])('%s above %i characters', async (label, limit, message) => {
    expect((await send({ [label]: '1'.repeat(limit) })).status).toBe(201)
    const { status, body } = await send({ [label]: '1'.repeat(limit + 1) })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [form.ids[label]]: message })
  })

  it('all of them at once', async () => {
    const { body } = await send({ Email: 'ana', Phone: 'none', Birthday: 'soon' })
    expect(body.fields).toEqual(
      replaceLabelsByIds(form, { Email: EMAIL, Phone: PHONE, Birthday: DATE }),
    )
  })

  it.each<[SampleLabel, string]>([
    ['Birthday', '2024-02-29'],
    ['Email', 'ana+fiesta@mail.example.org'],
  ])('but not %s: %s', async (label, answer) => {
    expect((await send({ [label]: answer })).status).toBe(201)
  })
})

describe('a required field', () => {
  let form: OpenForm<SampleLabel | 'Letter'>
  beforeAll(async () => {
    const drafts: [string, FieldDraft][] = Object.entries({ ...SAMPLE_FIELDS, Letter: 'file' })
    const required = drafts.map(([label, draft]) => {
      const field = typeof draft === 'string' ? { fieldType: draft } : draft
      return [label, { ...field, isRequired: true }]
    })
    form = await createOpenForm(Object.fromEntries(required))
  })

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['null', null],
  ])('is asked for when it is %s (Spec §5)', async (_case, value) => {
    const before = await summarizeStored()
    const answers = Object.fromEntries(form.fields.map(({ id }) => [id, value]))
    const reply = await register(form, answers)
    expectRefusal(reply, 400, 'submission.invalid')
    const messages = form.fields.map(({ id, label }) => [id, `${label} is required`])
    expect(reply.body.fields).toEqual(Object.fromEntries(messages))
    expect(await summarizeStored()).toEqual(before)
  })

  it('is not filled in by spaces', async () => {
    const { body } = await register(
      form,
      replaceLabelsByIds(form, { Name: ' ', Message: '\n\t ', Church: '  ' }),
    )
    const { Name, Message, Church } = form.ids
    expect(body.fields).toMatchObject({
      [Name]: 'Name is required',
      [Message]: 'Message is required',
      [Church]: 'Church is required',
    })
  })

  it('of boxes is answered by an empty list (Spec §5)', async () => {
    const { body } = await register(
      form,
      replaceLabelsByIds(form, { Ministries: [], Agreement: [] }),
    )
    const asked = Object.keys(body.fields ?? {})
    expect(asked).toContain(form.ids.Name)
    expect(asked).not.toContain(form.ids.Ministries)
    expect(asked).not.toContain(form.ids.Agreement)
  })
})
