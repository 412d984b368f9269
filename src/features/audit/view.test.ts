import { describe, expect, it } from 'vitest'
import { auditQueryString, readAuditView } from './view'

const read = (query: string) => readAuditView(new URLSearchParams(query))

describe('readAuditView', () => {
  it.each([
    ['', { page: 1 }],
    ['area=staff&search=ana&page=3', { area: 'staff', search: 'ana', page: 3 }],
    ['area=nonsense', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=two', { page: 1 }],
  ])('%s', (query, view) => {
    expect(read(query)).toEqual(view)
  })
})

describe('auditQueryString', () => {
  it('says only what narrows or turns the page', () => {
    expect(auditQueryString({ page: 1 })).toBe('')
    expect(auditQueryString({ search: '  ' })).toBe('')
    expect(auditQueryString({ area: 'form', search: 'a & b', page: 2 })).toBe(
      '?area=form&search=a+%26+b&page=2',
    )
  })

  it('is read back as it was', () => {
    const view = { area: 'file', search: 'ü/?#', page: 7 } as const
    expect(read(auditQueryString(view))).toEqual(view)
  })
})
