// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { DARK_QUERY, THEME_STORAGE_KEY } from '@/lib/inline-scripts'
import { stubMediaQueries } from '../../../../tests/support/components/browser-stubs'
import { followTheme, switchTheme } from './theme'

let stop = () => {}
afterEach(() => {
  stop()
  localStorage.clear()
  delete document.documentElement.dataset.theme
  vi.unstubAllGlobals()
})

const shown = () => document.documentElement.dataset.theme
const stored = () => localStorage.getItem(THEME_STORAGE_KEY)

function follow(...matching: string[]) {
  const media = stubMediaQueries(...matching)
  stop = followTheme()
  return media
}

it('follows the system until another theme is chosen, and again once it is the same', () => {
  const { turn } = follow()
  expect(shown()).toBe('light')
  turn(DARK_QUERY, true)
  expect(shown()).toBe('dark')
  switchTheme()
  expect([shown(), stored()]).toEqual(['light', 'light'])
  turn(DARK_QUERY, false)
  turn(DARK_QUERY, true)
  expect(shown()).toBe('light')
  switchTheme()
  expect([shown(), stored()]).toEqual(['dark', null])
  turn(DARK_QUERY, false)
  expect(shown()).toBe('light')
})

it('takes over what another tab has chosen, and nothing that is no theme', () => {
  follow()
  for (const [value, theme] of [
    ['dark', 'dark'],
    ['blue', 'light'],
  ] as const) {
    localStorage.setItem(THEME_STORAGE_KEY, value)
    dispatchEvent(new Event('storage'))
    expect(shown()).toBe(theme)
  }
})

it('works while the browser stores nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('Blocked')
    },
    setItem: () => {
      throw new Error('Blocked')
    },
    clear: () => undefined,
  })
  follow(DARK_QUERY)
  expect(shown()).toBe('dark')
  switchTheme()
  expect(shown()).toBe('light')
})

it('follows nothing once it has ended', () => {
  const { turn } = follow()
  stop()
  turn(DARK_QUERY, true)
  localStorage.setItem(THEME_STORAGE_KEY, 'dark')
  dispatchEvent(new Event('storage'))
  expect(shown()).toBe('light')
})
