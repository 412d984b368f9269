import { expect, it } from 'vitest'
import { BUILT_IN_VIEWS, isViewShown, toViewQuery } from './view-query'

it('keeps a list without its page and without words of a search', () => {
  expect(toViewQuery('?form=3&page=4&search=Ana&status=new&rows=25')).toBe(
    '?form=3&status=new&rows=25',
  )
  expect(toViewQuery('page=2&nonsense=1')).toBe('')
})

it.each([
  ['?assignee=me', '?assignee=me', true],
  ['?assignee=me&page=3&rows=50&columns=notes', '?assignee=me', true],
  ['?assignee=me&status=new', '?assignee=me', false],
  ['?assignee=me&search=Ana', '?assignee=me', false],
  ['?sort=status', '', false],
  ['?form=3&columns=notes', '?form=3&columns=notes%2Cfiles', false],
  ['?form=3&columns=notes%2Cfiles&rows=25', '?form=3&columns=notes%2Cfiles', true],
])('%s shows the view %s: %s', (address, view, isShown) => {
  expect(isViewShown(address, view)).toBe(isShown)
})

it.each(BUILT_IN_VIEWS)('$name is written as every view is', ({ query }) => {
  expect(toViewQuery(query)).toBe(query)
})
