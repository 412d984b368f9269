import { describe, expect, it } from 'vitest'
import { emptyAnswerFilter, toParameterBody } from './answer-filters'
import { toExportQuery, toListQuery } from './filter-query'
import { listSubmissionsSchema } from './filter-schema'
import {
  CLEARED_FILTERS,
  changeFilters,
  hasFilters,
  NO_FILTERS,
  readFilters,
  type ScreenFilters,
  writeFilters,
} from './filters'
import { NEWEST_FIRST } from './sort'

const everything: ScreenFilters = {
  formId: 12,
  seat: 'waiting',
  tests: true,
  erasure: true,
  fromDate: '2025-11-01',
  toDate: '2025-11-30',
  status: 'contacted',
  assignee: 'me',
  search: 'Señor & Señora',
  answers: [
    { ...emptyAnswerFilter('f1'), is: ['L', 'XL, long'] },
    { ...emptyAnswerFilter('f2'), from: '2010-01-01', to: '2010-12-31', given: true },
    { ...emptyAnswerFilter('f3'), has: 'Grace & Peace' },
  ],
  sort: '-answer.f1',
  columns: [
    { id: 'assignee', width: 'medium' },
    { id: 'answer.f1', width: 'wide' },
  ],
  rows: 50,
  page: 3,
}

describe('the address bar', () => {
  it('gives back what was put into it', () => {
    expect(readFilters(new URLSearchParams(writeFilters(everything)))).toEqual(everything)
  })

  it('stays empty when nothing is narrowed', () => {
    expect(writeFilters(NO_FILTERS)).toBe('')
    expect(readFilters(new URLSearchParams(''))).toEqual(NO_FILTERS)
  })

  it.each([
    'form=abc&page=-2&from=yesterday&to=2025-02-31',
    'form=0&page=0&from=2025-1-1&to=',
    'form=1e3&page=1.5&from=2025-13-01&to=99999-01-01',
    'answer.x.from=yesterday&answer.x.given=maybe&answer.=L&answer.y.like=L',
    'status=done&seat=best&order=random&assignee=7&rows=11&columns=password',
  ])('ignores what makes no sense: %s', (query) => {
    expect(readFilters(new URLSearchParams(query))).toEqual(NO_FILTERS)
  })
})

describe('the order in an address', () => {
  it.each([
    ['order=oldest', 'submittedAt'],
    ['sort=-status', '-status'],
    ['sort=answer.f1&form=3', 'answer.f1'],
    ['sort=answer.f1', NEWEST_FIRST],
    ['sort=password', NEWEST_FIRST],
    ["sort=answer.x'--&form=3", NEWEST_FIRST],
  ])('%s is %s', (query, sort) => {
    expect(readFilters(new URLSearchParams(query)).sort).toBe(sort)
  })
})

describe('changing a filter', () => {
  it('starts at the first page (Spec §5)', () => {
    expect(changeFilters(everything, { search: 'Cebu' })).toEqual({
      ...everything,
      search: 'Cebu',
      page: 1,
    })
  })

  it('leaves the answers of one form behind for another', () => {
    const { sort, columns, rows } = changeFilters(everything, { formId: 13 })
    expect([sort, columns, rows]).toEqual([NEWEST_FIRST, null, 50])
    expect(changeFilters(everything, { formId: 13 }).answers).toEqual([])
    expect(changeFilters(everything, { status: 'new' }).answers).toEqual(everything.answers)
    expect(changeFilters({ ...everything, sort: 'status' }, { formId: null }).sort).toBe('status')
  })

  it('counts as filtered for every filter, but not for the page or the order', () => {
    expect(hasFilters({ ...NO_FILTERS, page: 9 })).toBe(false)
    expect(hasFilters({ ...NO_FILTERS, sort: 'id', rows: 25, columns: [] })).toBe(false)
    expect(hasFilters({ ...NO_FILTERS, formId: 1 })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, status: 'new' })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, assignee: 'me' })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, seat: 'waiting' })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, tests: true })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, erasure: true })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, fromDate: '2025-01-01' })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, toDate: '2025-01-01' })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, search: 'x' })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, answers: everything.answers })).toBe(true)
    expect(hasFilters(changeFilters(everything, CLEARED_FILTERS))).toBe(false)
  })
})

describe('the query sent', () => {
  it('covers whole local days, the last millisecond included', () => {
    const query = toExportQuery(everything)
    expect(query.get('from')).toBe(new Date(2025, 10, 1).toISOString())
    expect(query.get('to')).toBe(new Date(2025, 10, 30, 23, 59, 59, 999).toISOString())
  })

  it('is what the endpoint accepts', () => {
    const query = toParameterBody(toListQuery(everything))
    expect(listSubmissionsSchema.parse(query)).toMatchObject({
      formId: 12,
      status: 'contacted',
      assignee: 'me',
      seat: 'waiting',
      search: 'Señor & Señora',
      answers: everything.answers,
      sort: '-answer.f1',
      page: 3,
      limit: 50,
    })
  })

  it('narrows the export like the list', () => {
    const list = toListQuery(everything)
    const query = toExportQuery(everything)
    for (const name of query.keys()) expect(list.getAll(name)).toEqual(query.getAll(name))
    expect([...query.keys()]).toEqual([
      'status',
      'assignee',
      'seat',
      'tests',
      'erasure',
      'from',
      'to',
      'search',
      'answer.f1',
      'answer.f1',
      'answer.f2.from',
      'answer.f2.to',
      'answer.f2.given',
      'answer.f3.has',
    ])
  })

  it('leaves out blank text and All Forms', () => {
    expect(toListQuery({ ...NO_FILTERS, search: '   ' }).toString()).toBe('page=1&limit=10')
  })
})
