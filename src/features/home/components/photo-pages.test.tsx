// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import {
  stubIntersectionObserver,
  stubMediaQueries,
} from '../../../../tests/support/components/browser-stubs'
import { PhotoPages } from './photo-pages'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const PHOTOS = Array.from({ length: 13 }, (_, at) => `Flag ${at}`).map((flag) => (
  <p key={flag}>{flag}</p>
))

function open(...matching: string[]) {
  stubMediaQueries(...matching)
  const { report } = stubIntersectionObserver()
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined)
  render(<PhotoPages photos={PHOTOS} />)
  const pages = screen.getAllByRole('group', { name: /^\d of 5$/ })
  return {
    pages,
    scrollTo,
    show: (number: number) =>
      act(() => report(...pages.map((page, at) => [page, at === number - 1] as const))),
    press: (number: number, rel: 'prev' | 'next') => {
      const link = pages[number - 1]?.querySelector(`[rel=${rel}]`) as HTMLElement
      return fireEvent.click(link)
    },
  }
}

const shown = () => screen.getAllByText(/^Flag/).map(({ textContent }) => textContent)

it('fetches the photos of the page in view alone, and its neighbours’ from the first press on', () => {
  const { press, show } = open()
  expect(shown()).toEqual(['Flag 0', 'Flag 1', 'Flag 2'])
  press(1, 'next')
  expect(shown()).toHaveLength(7)
  show(3)
  expect(shown()).toEqual(Array.from({ length: 9 }, (_, at) => `Flag ${at + 3}`))
})

it('leads round at both ends, and the focus moves to the same link there', () => {
  const { press, pages } = open()
  expect(press(1, 'prev'), 'the link is followed').toBe(false)
  expect(document.activeElement).toBe(pages[4]?.querySelector('[rel=prev]'))
  press(5, 'next')
  expect(document.activeElement).toBe(pages[0]?.querySelector('[rel=next]'))
})

it('only the page in view can be reached, and it is told once somebody has turned', () => {
  const { pages, show, press } = open()
  const reachable = () => pages.flatMap((page, at) => (page.inert ? [] : [at + 1]))
  const told = () => document.querySelector('[aria-live=polite]')?.textContent
  expect([reachable(), told()]).toEqual([[1], ''])
  press(1, 'next')
  show(2)
  expect([reachable(), told()]).toEqual([[2], 'Page 2 of 5'])
})

it.each([
  [[], 'smooth'],
  [['(prefers-reduced-motion: reduce)'], 'instant'],
])('with %j it turns %s', (matching, behavior) => {
  const { press, scrollTo } = open(...matching)
  press(1, 'next')
  expect(scrollTo.mock.calls).toEqual([[expect.objectContaining({ behavior })]])
})

it('has all photos without script, and no links on a single page', () => {
  expect(renderToStaticMarkup(<PhotoPages photos={PHOTOS} />).match(/Flag/g)).toHaveLength(13)
  stubIntersectionObserver()
  render(<PhotoPages photos={PHOTOS.slice(0, 3)} />)
  expect(within(document.body).queryByRole('link')).toBeNull()
})
