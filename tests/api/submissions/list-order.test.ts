import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { makeAccount, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

const PEOPLE = {
  ana: { Name: 'Ana', Age: '9', Days: ['Friday', 'Sunday'] },
  ben: { Name: 'ben', Age: '10', Days: ['Friday'] },
  cora: { Name: 'Cora', Age: 'about 30' },
  dan: { Name: 'Dan', Age: '  ', Days: [] },
} as const
type Person = keyof typeof PEOPLE

let form: OpenForm<'Name' | 'Age' | 'Days'>
let colleague: Client
const ids = {} as Record<Person, number>

beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  const Days = { fieldType: 'checkbox' as const, options: ['Friday', 'Sunday'] }
  form = await createOpenForm({ Name: 'text', Age: 'text', Days })
  for (const [at, [name, answers]] of Object.entries(PEOPLE).entries()) {
    const { body } = await register(form, replaceLabelsByIds(form, answers))
    ids[name as Person] = body.id
    await (await pool()).query('update submissions set submitted_at = $2 where id = $1', [
      body.id,
      `2026-03-0${at + 1}T00:00:00Z`,
    ])
  }
  const helper = await makeAccount('admin')
  await colleague.put(paths.api.submission(ids.cora), { assigneeId: helper.id })
  await colleague.put(paths.api.submission(ids.ben), { status: 'contacted' })
  await colleague.post(paths.api.submissionNotes(ids.dan), { text: 'Called.' })
})
afterAll(removeCreatedRows)

async function found(query: Record<string, string | number>): Promise<string> {
  const search = new URLSearchParams(
    Object.entries({ formId: form.id, ...query }).map(([name, value]) => [name, `${value}`]),
  )
  const { status, body } = await colleague.get<Submission[]>(`${paths.api.submissions}?${search}`)
  expect(status).toBe(200)
  return body.map(({ id }) => Object.keys(ids).find((name) => ids[name as Person] === id)).join(' ')
}

const ORDERS: [by: () => string, first: string, last: string][] = [
  [() => 'status', 'dan cora ana ben', 'ben dan cora ana'],
  [() => 'form', 'dan cora ben ana', 'dan cora ben ana'],
  [() => 'assignee', 'cora dan ben ana', 'cora dan ben ana'],
  [() => 'notes', 'cora ben ana dan', 'dan cora ben ana'],
  [() => 'files', 'dan cora ben ana', 'dan cora ben ana'],
  [() => `answer.${form.ids.Name}`, 'ana ben cora dan', 'dan cora ben ana'],
  [() => `answer.${form.ids.Age}`, 'ana ben cora dan', 'cora ben ana dan'],
  [() => `answer.${form.ids.Days}`, 'ben ana dan cora', 'ana ben dan cora'],
  [() => 'answer.nobody-has-it', 'dan cora ben ana', 'dan cora ben ana'],
]

describe('sorted by a column', () => {
  it.each(ORDERS)('%s, both ways and page by page', async (by, first, last) => {
    for (const [sort, order] of [
      [by(), first],
      [`-${by()}`, last],
    ] as const) {
      expect(await found({ sort })).toBe(order)
      const pages = [await found({ sort, limit: 3 }), await found({ sort, limit: 3, page: 2 })]
      expect(pages.join(' ')).toBe(order)
    }
  })

  it('goes on while somebody searches', async () => {
    const sort = `-answer.${form.ids.Name}`
    expect(await found({ sort, search: 'friday' })).toBe('ben ana')
    expect(await found({ sort, search: 'friday', limit: 1, page: 2 })).toBe('ana')
    expect(await found({ sort: 'status', search: 'friday' })).toBe('ana ben')
  })

  it('by reference, which is alone of its kind', async () => {
    const order = (await found({ sort: 'reference' })).split(' ')
    expect(await found({ sort: '-reference' })).toBe(order.toReversed().join(' '))
  })

  it('keeps its feet where a row holds no answers', async () => {
    await (await pool()).query(`update submissions set data = '[1]' where id = $1`, [ids.dan])
    expect(await found({ sort: `answer.${form.ids.Name}` })).toBe('ana ben cora dan')
  })
})

describe('refuses', () => {
  it.each([
    'sort=answer.f1',
    'formId=1&sort=password',
    "formId=1&sort=answer.x';select+1--",
    'formId=1&sort=--id',
    `formId=1&sort=answer.${'x'.repeat(65)}`,
  ])('%s', async (query) => {
    const reply = await colleague.get(`${paths.api.submissions}?${query}`)
    expectRefusal(reply, 400, 'request.invalid')
  })
})

it('is sorted by surname, however a whole name is written', async () => {
  const people = await createOpenForm({ 'Full name': 'text' })
  const names = [
    'Josefina Ramos',
    'Aquino, Ben',
    'Linda Cruz Jr.',
    'Carlo dela Paz',
    'RAMOS, Ana',
    'Dan',
    'Maria de la Rosa, Sr.',
    'Pia  Peñaflor',
  ]
  for (const name of names) await register(people, { [people.ids['Full name']]: name })
  const sorted = async (sort: string) => {
    const query = new URLSearchParams({ formId: `${people.id}`, sort })
    const { body } = await colleague.get<Submission[]>(`${paths.api.submissions}?${query}`)
    return body.map(({ data }) => Object.values(data ?? {})[0])
  }
  const up = await sorted(`surname.${people.ids['Full name']}`)
  expect(up).toEqual([
    'Aquino, Ben',
    'Linda Cruz Jr.',
    'Dan',
    'Maria de la Rosa, Sr.',
    'Carlo dela Paz',
    'Pia  Peñaflor',
    'RAMOS, Ana',
    'Josefina Ramos',
  ])
  expect(await sorted(`-surname.${people.ids['Full name']}`)).toEqual(up.toReversed())
  const search = new URLSearchParams({ formId: `${people.id}`, search: 'Ramos, Josefina' })
  const { body } = await colleague.get<Submission[]>(`${paths.api.submissions}?${search}`)
  expect(body.map(({ data }) => Object.values(data ?? {})[0])).toEqual(['Josefina Ramos'])
  const all = await colleague.get(`${paths.api.submissions}?sort=surname.x`)
  expectRefusal(all, 400, 'request.invalid')
})
