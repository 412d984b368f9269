// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  DARK_QUERY,
  MARK_POSTED_SCRIPT,
  REPORT_HEIGHT_SCRIPT,
  THEME_SCRIPT,
  THEME_STORAGE_KEY,
} from './inline-scripts'

const run = (script: string, names: Record<string, unknown> = {}) =>
  new Function(...Object.keys(names), script)(...Object.values(names))

describe('the theme before the first paint', () => {
  afterEach(() => localStorage.clear())
  const themeWith = (isDark: boolean, names = {}) => {
    const matchMedia = (query: string) => ({ matches: query === DARK_QUERY && isDark })
    run(THEME_SCRIPT, { matchMedia, ...names })
    return document.documentElement.dataset.theme
  }

  it('is what was chosen, and otherwise that of the machine', () => {
    expect([themeWith(true), themeWith(false)]).toEqual(['dark', 'light'])
    localStorage.setItem(THEME_STORAGE_KEY, 'light')
    expect(themeWith(true)).toBe('light')
    localStorage.setItem(THEME_STORAGE_KEY, 'dark')
    expect(themeWith(false)).toBe('dark')
    localStorage.setItem(THEME_STORAGE_KEY, 'green')
    expect(themeWith(false)).toBe('light')
  })

  it('is that of the machine where nothing can be stored', () => {
    const localStorage = {
      getItem: () => {
        throw new Error('denied')
      },
    }
    expect(themeWith(true, { localStorage })).toBe('dark')
  })
})

describe('a form that was sent before the script of the page came', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is marked, and not one that a script sends', () => {
    let onSubmit = (_event: object) => {}
    run(MARK_POSTED_SCRIPT, {
      addEventListener: (_name: string, act: typeof onSubmit) => {
        onSubmit = act
      },
    })
    const [native, taken] = [{ dataset: {} }, { dataset: {} }]
    onSubmit({ target: native, defaultPrevented: false })
    const event = { target: taken, defaultPrevented: false }
    onSubmit(event)
    event.defaultPrevented = true
    vi.runAllTimers()
    expect([native.dataset, taken.dataset]).toEqual([{ posted: '' }, {}])
  })
})

it('a framed page tells its height to this site when it changes or is asked for, and to no other', () => {
  const postMessage = vi.fn()
  let onResize = () => {}
  let onMessage = (_event: object) => {}
  class ResizeObserver {
    constructor(tell: () => void) {
      onResize = tell
    }
    observe() {}
  }
  run(REPORT_HEIGHT_SCRIPT, {
    parent: { postMessage },
    ResizeObserver,
    document: { body: { offsetHeight: 320 } },
    location: { origin: 'https://example.org' },
    addEventListener: (_name: string, act: typeof onMessage) => {
      onMessage = act
    },
  })
  onResize()
  const told = [{ type: 'resize', height: 320 }, 'https://example.org']
  expect(postMessage.mock.calls).toEqual([told])
  onMessage({ origin: 'https://evil.example', data: { type: 'resize-check' } })
  onMessage({ origin: 'https://example.org', data: null })
  expect(postMessage).toHaveBeenCalledTimes(1)
  onMessage({ origin: 'https://example.org', data: { type: 'resize-check' } })
  expect(postMessage.mock.calls).toEqual([told, told])
})
