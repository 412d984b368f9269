import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MailingPreview } from '@/features/mailings/schema'
import type { PrintSheet } from '@/features/submissions/print/print-sheet'
import type { Submission } from '@/features/submissions/schema'
import type { SavedView, ViewList } from '@/features/submissions/views/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

const SHIRTS = ['S', 'L', 'XL']
const PEOPLE = {
  ana: {
    Name: 'Ana',
    Email: 'ana@example.org',
    Province: 'Cebu',
    Shirt: 'L',
    Days: ['Friday', 'Saturday'],
    Church: 'Grace Chapel of Peñafrancia',
    Birthday: '2009-12-31',
  },
  ben: { Name: 'Ben', Province: 'Cebu', Shirt: 'XL', Days: ['Saturday'], Birthday: '2010-01-01' },
  cora: { Name: 'Cora', Email: 'cora@example.org', Province: 'Bohol', Shirt: 'L', Church: 'GRACE' },
  dan: { Name: 'Dan', Province: ' cebu ', Shirt: 'S', Days: [], Church: 'Ang Iglesia' },
} as const
type Person = keyof typeof PEOPLE
type Label = 'Name' | 'Email' | 'Province' | 'Shirt' | 'Days' | 'Church' | 'Birthday' | 'Paper'

let form: OpenForm<Label>
let other: OpenForm<'Shirt'>
let colleague: Client
const ids = {} as Record<Person, number>
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  form = await createOpenForm({
    Name: 'text',
    Email: 'email',
    Province: 'text',
    Shirt: { fieldType: 'select', options: SHIRTS },
    Days: { fieldType: 'checkbox', options: ['Friday', 'Saturday'] },
    Church: 'text',
    Birthday: 'date',
    Paper: 'file',
  })
  other = await createOpenForm({ Shirt: { fieldType: 'select', options: SHIRTS } })
  for (const [name, answers] of Object.entries(PEOPLE)) {
    ids[name as Person] = (await register(form, replaceLabelsByIds(form, answers))).body.id
  }
  await register(other, { [other.ids.Shirt]: 'L' })
})
afterAll(removeCreatedRows)

type Asked = [label: Label, part: string, ...values: string[]][]

const parametersOf = (asked: Asked) =>
  asked.flatMap(([label, part, ...values]) =>
    values.map((value): [string, string] => [`answer.${form.ids[label]}${part}`, value]),
  )
const names = (found: readonly number[]) =>
  Object.keys(ids)
    .filter((name) => found.includes(ids[name as Person]))
    .join(' ')

const list = (asked: Asked, more: Record<string, string> = {}) =>
  colleague.get<Submission[]>(
    `${paths.api.submissions}?${new URLSearchParams([...Object.entries(more), ...parametersOf(asked)])}`,
  )

const CASES: [what: string, asked: Asked, found: string][] = [
  ['a choice', [['Shirt', '', 'L']], 'ana cora'],
  ['one of some choices', [['Shirt', '', 'L', 'XL']], 'ana ben cora'],
  ['a box that is ticked', [['Days', '', 'Saturday']], 'ana ben'],
  ['a box that is ticked, as `has`', [['Days', '.has', 'Friday']], 'ana'],
  ['words, without case and accents', [['Church', '.has', 'grace']], 'ana cora'],
  ['words with accents', [['Church', '.has', 'PEÑAF']], 'ana'],
  ['a whole text, without case', [['Province', '', 'CEBU']], 'ana ben dan'],
  ['no part of a text as the whole', [['Church', '', 'grace']], 'cora'],
  ['before a day', [['Birthday', '.to', '2009-12-31']], 'ana'],
  ['from a day on', [['Birthday', '.from', '2010-01-01']], 'ben'],
  ['a day', [['Birthday', '', '2010-01-01']], 'ben'],
  ['given', [['Church', '.given', 'yes']], 'ana cora dan'],
  ['not given', [['Days', '.given', 'no']], 'cora dan'],
  ['signs that SQL or a pattern reads', [['Church', '.has', "%'_"]], ''],
  ['a choice that is not offered', [['Shirt', '', 'XXL']], ''],
  [
    'several fields together',
    [
      ['Shirt', '', 'L', 'XL'],
      ['Province', '', 'cebu'],
      ['Days', '', 'Friday'],
    ],
    'ana',
  ],
]

describe('the list', () => {
  it.each(CASES)('is narrowed by %s', async (_what, asked, found) => {
    const { status, body, headers } = await list(asked, { formId: `${form.id}` })
    expect(status).toBe(200)
    expect(names(body.map(({ id }) => id))).toBe(found)
    expect(headers.get('x-total-count')).toBe(`${body.length}`)
    expect(headers.get('x-total-count-is')).toBeNull()
  })

  it('is narrowed to the form of the field', async () => {
    const { body } = await list([['Shirt', '', 'L']])
    expect(names(body.map(({ id }) => id))).toBe('ana cora')
    expect(body).toHaveLength(2)
  })

  it('combines with the other filters and a search', async () => {
    const asked: Asked = [['Shirt', '', 'L']]
    const of = async (more: Record<string, string>) =>
      names((await list(asked, more)).body.map(({ id }) => id))
    expect(await of({ search: 'bohol' })).toBe('cora')
    expect(await of({ status: 'completed' })).toBe('')
    expect(await of({ sort: '-id', limit: '1', page: '2' })).toBe('ana')
  })

  it.each<[string, () => string]>([
    ['an unknown field', () => 'answer.nosuchfield=L'],
    ['a field of another form', () => `formId=${form.id}&answer.${other.ids.Shirt}=L`],
    ['fields of two forms', () => `answer.${form.ids.Shirt}=L&answer.${other.ids.Shirt}=L`],
    ['a word for a day', () => `answer.${form.ids.Birthday}.from=yesterday`],
    ['a day that does not exist', () => `answer.${form.ids.Birthday}.to=2010-02-30`],
    ['days of a text', () => `answer.${form.ids.Church}.from=2010-01-01`],
    ['a part of a day', () => `answer.${form.ids.Birthday}.has=2010`],
    ['the words of a file', () => `answer.${form.ids.Paper}.has=letter`],
    ['neither yes nor no', () => `answer.${form.ids.Church}.given=maybe`],
    ['an unknown condition', () => `answer.${form.ids.Church}.like=Grace`],
    ['a field that is no id', () => `answer.${encodeURIComponent("x'--")}=L`],
    ['a very long value', () => `answer.${form.ids.Church}.has=${'a'.repeat(501)}`],
    ['very many fields', () => Array.from({ length: 21 }, (_, n) => `answer.f${n}=L`).join('&')],
  ])('refuses %s', async (_what, query) => {
    const refused = await colleague.get(`${paths.api.submissions}?${query()}`)
    expectRefusal(refused, 400)
  })
})

describe('with the same filters', () => {
  const asked: Asked = [
    ['Shirt', '', 'L', 'XL'],
    ['Province', '', 'cebu'],
  ]
  const bodyOf = () => ({
    [`answer.${form.ids.Shirt}`]: ['L', 'XL'],
    [`answer.${form.ids.Province}`]: 'cebu',
  })

  it('the print has the same people', async () => {
    const query = new URLSearchParams(parametersOf(asked))
    const path = `${paths.api.printSubmissions(form.id)}?${query}`
    const { body } = await colleague.get<PrintSheet>(path)
    expect(body.people.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  })

  it('the export has the same rows', async () => {
    const query = new URLSearchParams([['format', 'csv'], ...parametersOf(asked)])
    const file = await colleague.get(`${paths.api.submissionsExport(form.id)}?${query}`)
    const text = file.bytes.toString('utf8')
    expect(text).toContain('Grace Chapel')
    expect(text.trim().split('\r\n')).toHaveLength(3)
  })

  it('a mailing is written to them', async () => {
    const { body } = await (await staffClient('admin')).post<MailingPreview>(
      paths.api.mailingPreview,
      {
        audience: { formId: form.id, filters: bodyOf() },
      },
    )
    expect(body).toMatchObject({ messages: 1, withoutAddress: 1 })
  })

  it('all that match get a status, and only those', async () => {
    const change = { filters: { formId: form.id, ...bodyOf() }, status: 'contacted' }
    expectRefusal(
      await colleague.put(paths.api.matchingStatus, { ...change, count: 4 }),
      409,
      'submissions.count_changed',
    )
    const { body } = await colleague.put(paths.api.matchingStatus, { ...change, count: 2 })
    expect(body).toMatchObject({ changed: 2, earlier: { new: [ids.ana, ids.ben] } })
    const bad = { ...change.filters, 'answer.nosuchfield': 'L' }
    expectRefusal(
      await colleague.put(paths.api.matchingStatus, { ...change, filters: bad, count: 2 }),
      400,
      'submissions.answer_filter',
    )
  })

  it('the open list counts what came', async () => {
    const { body } = await colleague.post(paths.api.refreshRowsInView, {
      filters: { formId: form.id, ...bodyOf() },
      came: Object.values(ids),
    })
    expect(body).toMatchObject({ fresh: 2 })
  })

  it('a view keeps them, but no words that name a person', async () => {
    const query = new URLSearchParams([
      ['form', `${form.id}`],
      ...parametersOf([...asked, ['Name', '.has', 'Ana'], ['Email', '', 'ana@example.org']]),
    ])
    const saved = await colleague.post<SavedView>(paths.api.submissionViews, {
      name: 'Shirts of Cebu',
      query: `?${query}`,
    })
    expect(saved.body.query).toContain(`answer.${form.ids.Shirt}=L&answer.${form.ids.Shirt}=XL`)
    expect(saved.body.query).not.toMatch(/ana/i)
    expect(saved.body.count).toBe(2)
    query.delete('form')
    const withoutForm = await colleague.post<SavedView>(paths.api.submissionViews, {
      name: 'Shirts without their form',
      query: `?${query}`,
    })
    expect(withoutForm.body.query).toBe(saved.body.query.replace(`form=${form.id}&`, ''))
    await colleague.send(paths.api.submissionView(withoutForm.body.id), { method: 'DELETE' })
    await (await pool()).query(`update forms_fields set field_type = 'file' where id = $1`, [
      form.ids.Province,
    ])
    const { status, body } = await colleague.get<ViewList>(paths.api.submissionViews)
    expect(status).toBe(200)
    expect(body.views.find(({ id }) => id === saved.body.id)?.count).toBeNull()
    await colleague.send(paths.api.submissionView(saved.body.id), { method: 'DELETE' })
  })
})

describe('among very many', () => {
  const ROWS = 100_400
  beforeAll(async () => {
    await (await pool()).query(
      `insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
       select $1::int, 'shirt-' || n, 'new', '2025-01-01'::timestamptz + n * interval '1 second',
         jsonb_build_object($2::text, case when n % 400 = 0 then 'XL' when n % 40 = 0 then 'M' when n % 2 = 0 then 'L' else 'S' end),
         case when n % 400 = 0 then 'xl' when n % 40 = 0 then 'm' when n % 2 = 0 then 'l' else 's' end, ''
       from generate_series(1, ${ROWS}) n`,
      [other.id, other.ids.Shirt],
    )
    // The server samples the table once a minute. Two minutes later, its earlier samples have
    // expired.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 })
  })
  afterAll(() => void vi.useRealTimers())

  const found = async (more: string) => {
    const path = `${paths.api.submissions}?formId=${other.id}&answer.${other.ids.Shirt}=${more}`
    const { body, headers } = await colleague.get<Submission[]>(path)
    return {
      total: Number(headers.get('x-total-count')),
      is: headers.get('x-total-count-is'),
      references: body.map(({ reference }) => reference),
    }
  }

  it('a common choice is counted about, and its page is exact', async () => {
    const { total, is, references } = await found('L&page=2')
    expect(is).toBe('estimated')
    expect(total).toBeGreaterThan(ROWS / 3)
    expect(total).toBeLessThan(ROWS * 0.7)
    expect(references).toHaveLength(10)
    expect(references.every((one) => Number(one.split('-')[1]) % 2 === 0)).toBe(true)
  })

  it('a rare one exactly', async () => {
    expect(await found('XL')).toMatchObject({ total: ROWS / 400, is: null })
  })

  it('above a thousand of a hundred thousand about, and exactly when that is asked for', async () => {
    const { is, references } = await found('M')
    expect(is).toBe('estimated')
    const numbers = references.map((one) => Number(one.split('-')[1]))
    expect(numbers.every((n) => n % 40 === 0 && n % 400 !== 0)).toBe(true)
    expect(numbers).toHaveLength(10)
    const exact = { total: ROWS / 40 - ROWS / 400, is: null }
    expect(await found('M&count=exact')).toMatchObject({ ...exact, references })
    const last = await found(`M&page=${Math.ceil(exact.total / 10)}`)
    expect(last).toMatchObject(exact)
    expect(last.references).toContain('shirt-40')
  })
})
