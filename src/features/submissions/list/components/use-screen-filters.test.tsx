// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchParamsContext } from '../../../../../tests/support/components/next-navigation'
import { useScreenFilters } from './use-screen-filters'

let before: string
beforeEach(() => {
  before = window.location.href
})
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', before)
})

const here = () => window.location.pathname + window.location.search

function open(query: string) {
  window.history.replaceState(null, '', `/admin/submissions${query}`)
  const push = vi.spyOn(window.history, 'pushState')
  let params = new URLSearchParams(query)
  const { result, rerender } = renderHook(useScreenFilters, {
    wrapper: ({ children }) => <SearchParamsContext value={params}>{children}</SearchParamsContext>,
  })
  return {
    push,
    screen: () => result.current,
    goTo: (next: string) => {
      window.history.replaceState(null, '', `/admin/submissions${next}`)
      params = new URLSearchParams(next)
      rerender()
    },
  }
}

it('narrows from the first page, without an entry for Back', () => {
  const { screen, push } = open('?form=3&page=4&rows=25')
  act(() => screen().narrow({ status: 'new' }))
  expect(here()).toBe('/admin/submissions?form=3&status=new&rows=25')
  expect(screen().filters).toMatchObject({ formId: 3, status: 'new', page: 1 })
  expect(push).not.toHaveBeenCalled()
})

it('arranges where it is, without an entry for Back', () => {
  const { screen, push } = open('?form=3&page=4')
  act(() => screen().arrange({ rows: 25 }))
  expect(here()).toBe('/admin/submissions?form=3&rows=25&page=4')
  expect(push).not.toHaveBeenCalled()
})

it.each([
  [undefined, 1],
  ['push', 1],
  ['replace', 0],
] as const)('goes to a page by %s with %i entries for Back', (how, entries) => {
  const { screen, push } = open('?form=3')
  act(() => screen().goToPage(2, how))
  expect([here(), screen().filters.page]).toEqual(['/admin/submissions?form=3&page=2', 2])
  expect(push).toHaveBeenCalledTimes(entries)
})

it('two changes at once are both kept', () => {
  const { screen } = open('')
  act(() => {
    screen().narrow({ status: 'new' })
    screen().narrow({ search: 'ana' })
  })
  expect(screen().filters).toMatchObject({ status: 'new', search: 'ana' })
})

it('follows Back and links', () => {
  const { screen, goTo } = open('?form=3')
  goTo('?form=4&page=2')
  expect(screen().filters).toMatchObject({ formId: 4, page: 2 })
})
