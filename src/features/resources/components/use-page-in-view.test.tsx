// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubIntersectionObserver } from '../../../../tests/support/components/browser-stubs'
import { usePageInView } from './use-page-in-view'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  const intersections = stubIntersectionObserver()
  const view = document.createElement('div')
  const sheets = [1, 2, 3].map((number) => {
    const sheet = view.appendChild(document.createElement('div'))
    sheet.dataset.page = `${number}`
    return sheet
  })
  const pages = { current: view }
  const hook = renderHook(({ isOpen }) => usePageInView(pages, isOpen), {
    initialProps: { isOpen: false },
  })
  return { ...intersections, ...hook, view, sheets }
}

it('is the page that came into the middle last, once the document is open', () => {
  const { result, rerender, report, sheets, count, unmount } = open()
  expect([result.current.page, count()]).toEqual([1, 0])
  rerender({ isOpen: true })
  const [one, two, three] = sheets as unknown as [HTMLElement, HTMLElement, HTMLElement]
  act(() => report([one, false], [two, true]))
  expect(result.current.page).toBe(2)
  act(() => report([two, false]))
  expect(result.current.page, 'between two pages').toBe(2)
  act(() => report([two, true], [three, true]))
  expect(result.current.page).toBe(3)
  unmount()
  expect(count()).toBe(0)
})

it('scrolls to a page that exists', () => {
  const { result, view, sheets } = open()
  const scrollTo = vi.spyOn(view, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(sheets[2] as HTMLElement, 'offsetTop', 'get').mockReturnValue(900)
  result.current.goTo(3)
  result.current.goTo(4)
  expect(scrollTo.mock.calls).toEqual([[{ top: 900 }]])
})
