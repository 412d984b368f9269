import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, readSubmission, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import {
  createOpenSampleForm,
  replaceLabelsByIds,
  SAMPLE_ANSWERS,
  type SampleLabel,
} from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

let form: OpenForm<SampleLabel>
beforeAll(async () => {
  form = await createOpenSampleForm()
})
afterAll(removeCreatedRows)

const send = (byLabel: Partial<Record<SampleLabel, unknown>>) =>
  register(form, replaceLabelsByIds(form, byLabel))

const storedData = async (byLabel: Partial<Record<SampleLabel, unknown>>) =>
  (await readSubmission((await send(byLabel)).body.id)).data

describe('a registration', () => {
  it('is stored as it was sent, as new, under a reference to quote', async () => {
    const from = new Date()
    const { status, body } = await send(SAMPLE_ANSWERS)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      seat: null,
      queue: null,
      link: expect.stringContaining(`/my-registration/${body.reference}.0.`),
    })
    const submission = await readSubmission(body.id)
    const { id, reference } = body
    expect(submission).toMatchObject({ id, reference, formId: form.id, status: 'new' })
    expect(submission.data).toEqual(replaceLabelsByIds(form, SAMPLE_ANSWERS))
    const submittedAt = new Date(submission.submittedAt)
    expect(submittedAt >= from && submittedAt <= new Date()).toBe(true)
  })

  it('leaves out what was left blank', async () => {
    const blank = { Email: '', Phone: '  ', Message: null, Church: '', Birthday: '' }
    const data = await storedData({ Name: 'Ana', ...blank, Ministries: [], Agreement: '' })
    expect(data).toEqual(replaceLabelsByIds(form, { Name: 'Ana' }))
  })

  it('may be empty when nothing is required', async () => {
    expect((await send({})).status).toBe(201)
  })

  it('takes a ticked box by itself for a list of one', async () => {
    const data = await storedData({ Ministries: 'Main', Agreement: 'Yes' })
    expect(data).toEqual(replaceLabelsByIds(form, { Ministries: ['Main'], Agreement: ['Yes'] }))
  })

  it('counts a box ticked twice once', async () => {
    const data = await storedData({ Ministries: ['Main', 'Main'] })
    expect(data).toEqual(replaceLabelsByIds(form, { Ministries: ['Main'] }))
  })

  it('is refused once the form is closed', async () => {
    const closing = await createOpenForm({ Name: 'text' })
    const colleague = await staffClient('super_admin')
    await colleague.put(paths.api.form(closing.id), { isActive: false })
    const before = await summarizeStored()
    expectRefusal(
      await register(closing, replaceLabelsByIds(closing, { Name: 'Ana' })),
      404,
      'form.not_found',
    )
    expect(await summarizeStored()).toEqual(before)
  })
})

describe('odd text', () => {
  it.each([
    ['control characters go', 'A\u0000n\u0007a\u001b', 'Ana'],
    ['half a surrogate becomes a mark', 'Ana \ud83d!', 'Ana \ufffd!'],
    ['emoji stay', '🙏🏽 Ana 👨‍👩‍👧', '🙏🏽 Ana 👨‍👩‍👧'],
    ['right-to-left stays', 'שלום \u202eAna', 'שלום \u202eAna'],
    ['markup stays text', '<b>Ana</b> & "co"', '<b>Ana</b> & "co"'],
    ['formulas stay text', '=1+1', '=1+1'],
    ['line ends become one kind', 'a\r\nb\rc', 'a\nb\nc'],
  ])('%s', async (_case, typed, kept) => {
    const data = await storedData({ Name: typed, Message: typed })
    expect(data).toEqual(replaceLabelsByIds(form, { Name: kept, Message: kept }))
  })

  it('of control characters only is no answer', async () => {
    expect(await storedData({ Name: '\u0000\u0001' })).toEqual({})
  })
})
