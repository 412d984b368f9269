import { describe, expect, it } from 'vitest'
import { isCurrentEntry, NAV_ENTRIES } from './nav-entries'

const currentAt = (pathname: string) =>
  NAV_ENTRIES.filter((entry) => isCurrentEntry(entry, pathname)).map(({ label }) => label)

describe('isCurrentEntry', () => {
  it.each([
    ['/admin', ['Dashboard']],
    ['/admin/users', ['Users']],
    ['/admin/forms/12', ['Event Forms']],
    ['/admin/formsets', []],
    ['/admin/submissions', ['Submissions']],
    ['/admin/products', ['Products']],
    ['/admin/orders', ['Orders']],
    ['/admin/mailings/3', ['Submissions']],
    ['/admin/people', ['Users']],
    ['/admin/audit', []],
  ])('at %s highlights %j', (pathname, labels) => {
    expect(currentAt(pathname)).toEqual(labels)
  })
})
