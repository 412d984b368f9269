import { describe, expect, it } from 'vitest'
import { isCurrent, NAV_ENTRIES } from './nav-entries'

const currentAt = (pathname: string) =>
  NAV_ENTRIES.filter(({ href }) => isCurrent(href, pathname)).map(({ label }) => label)

describe('isCurrent', () => {
  it.each([
    ['/admin', ['Dashboard']],
    ['/admin/users', ['Users']],
    ['/admin/forms/12', ['Event Forms']],
    ['/admin/formsets', []],
    ['/admin/submissions', ['Submissions']],
  ])('at %s highlights %j', (pathname, labels) => {
    expect(currentAt(pathname)).toEqual(labels)
  })
})
