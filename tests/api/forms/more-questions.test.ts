import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import type { EventForm, PublicForm } from '@/features/forms/schema'
import type { FormTotals } from '@/features/submissions/totals/totals'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  postWithoutScript,
  readSubmission,
  register,
} from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'

afterAll(removeCreatedRows)

const openCamp = () =>
  createOpenForm({
    Children: { fieldType: 'number', min: 0, max: 12, unit: 'persons' },
    Weight: { fieldType: 'number', decimals: true },
    Arrival: { fieldType: 'time', min: '08:00', max: '17:00' },
    Shirt: { fieldType: 'radio', options: ['Small', 'Large'] },
    Agree: { fieldType: 'agreement', isRequired: true },
    Days: { fieldType: 'checkbox', options: ['Fri', 'Sat', 'Sun'], minChosen: 2 },
    Born: { fieldType: 'date', max: '2010-12-31' },
  })

describe('more questions', () => {
  it('are shown to visitors with their limits, as they were sent', async () => {
    const { slug } = await openCamp()
    const { body } = await newVisitor().get<PublicForm>(paths.api.publicForm(slug))
    const limits = body.fields.map(({ min, max, unit, decimals, minChosen }) =>
      JSON.parse(JSON.stringify({ min, max, unit, decimals, minChosen })),
    )
    expect(limits).toEqual([
      { min: 0, max: 12, unit: 'persons' },
      { decimals: true },
      { min: '08:00', max: '17:00' },
      {},
      {},
      { minChosen: 2 },
      { max: '2010-12-31' },
    ])
  })

  it('store one writing of an answer, so that a repeat is the same registration', async () => {
    const form = await openCamp()
    const { Children, Weight, Arrival, Shirt, Agree } = form.ids
    const key = { 'idempotency-key': `more-${form.id}` }
    const rest = { [Arrival]: '09:30', [Shirt]: 'Large', [Agree]: true }
    const first = await register(form, { [Children]: 3, [Weight]: '01.50', ...rest }, key)
    expect(first.status).toBe(201)
    expect((await readSubmission(first.body.id)).data).toEqual({
      [Children]: '3',
      [Weight]: '1.5',
      [Arrival]: '09:30',
      [Shirt]: 'Large',
      [Agree]: 'Yes',
    })
    const again = await register(form, { [Children]: '003', [Weight]: '1.5', ...rest }, key)
    expect(again.body.id).toBe(first.body.id)
  })

  it('refuse answers that do not fit, each with its sentence', async () => {
    const form = await openCamp()
    const { Children, Weight, Arrival, Shirt, Agree, Days, Born } = form.ids
    const { status, body } = await register(form, {
      [Children]: '1e9',
      [Weight]: { kg: 3 },
      [Arrival]: '25:00',
      [Shirt]: 'Huge',
      [Days]: ['Fri'],
      [Born]: '2011-01-01',
    })
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      [Children]: 'Please enter a number',
      [Weight]: 'Please answer this again',
      [Arrival]: 'Please enter a valid time',
      [Shirt]: 'Please choose from the options given',
      [Agree]: 'Agree is required',
      [Days]: 'Please choose at least 2',
      [Born]: 'Please choose December 31, 2010 or earlier',
    })
  })

  it('ask for a province and a town, and the list can be narrowed by the province', async () => {
    const form = await createOpenForm({ Home: 'province_town' })
    const { Home } = form.ids
    const shown = await newVisitor().get<PublicForm>(paths.api.publicForm(form.slug))
    expect(shown.body.fields[0]?.options).toHaveLength(83)
    await register(form, { [Home]: 'Kalibo,  AKLAN ' })
    const page = new URLSearchParams([
      [`answer_${Home}`, 'Cebu'],
      [`town_${Home}`, ' Cebu City '],
    ])
    expect((await postWithoutScript(form, page)).headers.get('location')).toContain('submitted=')
    const colleague = await staffClient('super_admin')
    const list = (query: string) =>
      colleague.get<{ data: unknown }[]>(`${paths.api.submissions}?formId=${form.id}&${query}`)
    const found = async (query: string) => (await list(query)).body.map(({ data }) => data)
    expect(await found(`answer.${Home}=aklan`)).toEqual([{ [Home]: 'Kalibo, Aklan' }])
    expect(await found(`answer.${Home}=Cebu`)).toEqual([{ [Home]: 'Cebu City, Cebu' }])
    expect(await found(`answer.${Home}=cebu&answer.${Home}.has=kalibo`)).toEqual([])
    expect((await list(`answer.${Home}=atlantis`)).status).toBe(400)
    const totals = await colleague.get<FormTotals>(paths.api.submissionTotals(form.id))
    expect(totals.body.fields[0]?.counts).toEqual([
      { answer: 'Aklan', count: 1 },
      { answer: 'Cebu', count: 1 },
    ])
    for (const [answer, message] of [
      ['Poseidonia, Atlantis', 'Please choose a province from the list'],
      ['Kalibo', 'Please choose the province'],
      [', Aklan', 'Please write the town or city'],
    ]) {
      expect((await register(form, { [Home]: answer })).body.fields).toEqual({ [Home]: message })
    }
  })

  it('take an answer beside the options, as it was written', async () => {
    const form = await createOpenForm({
      Shirt: { fieldType: 'radio', options: ['Small', 'Large'], hasOther: true },
      Days: { fieldType: 'checkbox', options: ['Fri', 'Sat'], hasOther: true, maxChosen: 2 },
      Food: { fieldType: 'select', options: ['Fish', 'Meat'] },
    })
    const { Shirt, Days, Food } = form.ids
    const page = await postWithoutScript(
      form,
      new URLSearchParams([
        [`answer_${Shirt}`, OTHER_CHOICE],
        [`other_${Shirt}`, ' Huge '],
        [`answer_${Days}`, 'Fri'],
        [`answer_${Days}`, OTHER_CHOICE],
        [`other_${Days}`, 'Thu'],
        [`other_${Food}`, 'Nothing was chosen here'],
      ]),
    )
    expect(page.status).toBe(303)
    await register(form, { [Shirt]: 'Small', [Days]: ['Sat'], [Food]: 'Fish' })
    const colleague = await staffClient('super_admin')
    const found = async (query: string) => {
      const path = `${paths.api.submissions}?formId=${form.id}&${query}`
      return (await colleague.get<{ data: unknown }[]>(path)).body.map(({ data }) => data)
    }
    const written = { [Shirt]: 'Huge', [Days]: ['Fri', 'Thu'] }
    expect(await found(`answer.${Shirt}=%20other`)).toEqual([written])
    expect(await found(`answer.${Days}=%20other`)).toEqual([written])
    expect(await found(`answer.${Food}=%20other`)).toEqual([])
    expect(await found(`answer.${Shirt}=%20other&answer.${Shirt}=Small`)).toHaveLength(2)

    const refused = await register(form, {
      [Shirt]: OTHER_CHOICE,
      [Days]: ['Mon', 'Tue'],
      [Food]: 'Rice',
    })
    expect(refused.body.fields).toEqual({
      [Shirt]: 'Please write your answer beside “Other…”',
      [Days]: 'Please choose from the options given',
      [Food]: 'Please choose from the options given',
    })
  })

  it.each([
    [{ fieldType: 'number', min: 5, max: 1 }],
    [{ fieldType: 'number', min: 'few' }],
    [{ fieldType: 'time', max: '24:30' }],
    [{ fieldType: 'checkbox', options: ['a', 'b'], minChosen: 3 }],
    [{ fieldType: 'checkbox', options: ['a', 'b'], minChosen: 0 }],
    [{ fieldType: 'number', unit: 'x'.repeat(21) }],
    [{ fieldType: 'matrix' }],
  ])('cannot be saved with limits that make no sense: %j', async (field) => {
    const colleague = await staffClient('super_admin')
    const { id } = await createOpenForm()
    const fields = [{ label: 'Wrong', ...field }]
    expect((await colleague.post(paths.api.formFields(id), { fields })).status).toBe(400)
  })

  it('are not saved while an older version of the product is connected', async () => {
    const colleague = await staffClient('super_admin')
    const { id } = await createOpenForm()
    const older = new Client({ connectionString: process.env.DATABASE_URL })
    await older.connect()
    const save = (fieldType: string) =>
      colleague.post<EventForm>(paths.api.formFields(id), { fields: [{ label: 'A', fieldType }] })
    try {
      await older.query("set application_name = ''")
      expect((await save('number')).status).toBe(409)
      expect((await save('text')).status).toBe(200)
    } finally {
      await older.end()
    }
    expect((await save('number')).status).toBe(200)
  })
})
