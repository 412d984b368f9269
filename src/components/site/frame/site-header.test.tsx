// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteHeader } from './site-header'

const { style } = document.documentElement

afterEach(() => {
  style.removeProperty('--origin')
  vi.restoreAllMocks()
})

function open(page: { outside?: 'night' | 'pearl'; address?: string } = {}) {
  const menu = ['/', '/merch', '/camp'].map((href) => ({ href, label: href }))
  const { unmount } = render(
    <SiteHeader site={{ name: 'One', tagline: 'Pray', menu }} {...page}>
      {null}
    </SiteHeader>,
  )
  return unmount
}

const isClear = () => screen.getByRole('banner').hasAttribute('data-clear')
function scrollTo(y: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  act(() => window.dispatchEvent(new Event('scroll')))
}

it('is clear over a dark beginning until the page is scrolled, and again at the top', () => {
  open()
  const seen = [0, 50, 51, 0].map((y) => {
    scrollTo(y)
    return isClear()
  })
  expect(seen).toEqual([true, true, false, true])
})

it.each([
  ['pearl', false],
  ['night', true],
] as const)('on a page that begins with %s it is clear: %s', (outside, expected) => {
  open({ outside })
  expect(isClear()).toBe(expected)
})

it.each([
  [{}, ['/']],
  [{ outside: 'pearl', address: '/camp' }, ['/camp']],
  [{ outside: 'night' }, []],
] as const)('marks the page of %j in the menu', (page, expected) => {
  open(page)
  const marked = screen.queryAllByRole('link', { current: 'page' })
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(expected)
})

it.each([
  ['""', JSON.stringify(location.origin)],
  ['"https://example.org"', '"https://example.org"'],
])('on paper, links of a site that is called %s begin with %s', (configured, printed) => {
  style.setProperty('--origin', configured)
  open()
  expect(style.getPropertyValue('--origin')).toBe(printed)
})
