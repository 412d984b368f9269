// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  PREVIEW_PRESS,
  PREVIEW_READY,
  PREVIEW_SAVED,
  PREVIEW_SHOW,
  PREVIEW_TYPING,
} from '@/lib/content/preview-messages'
import { newRouter, withRouter } from '../../../../tests/support/components/router'
import { PreviewRefresh } from './preview-refresh'

const panel = { postMessage: vi.fn() }

beforeEach(() => {
  panel.postMessage.mockReset()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(panel as never)
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
  Object.assign(Element.prototype, { scrollIntoView: vi.fn(), animate: vi.fn() })
})
afterEach(() => vi.restoreAllMocks())

function open() {
  const router = newRouter()
  const { unmount } = render(
    withRouter(
      <>
        <PreviewRefresh />
        <main>
          <p>Other words</p>
          <section>
            <h2>Come and see</h2>
            <a href="/merch">Shop</a>
          </section>
          <p>Come and see</p>
        </main>
      </>,
      router,
    ),
  )
  return { refresh: router.refresh, unmount }
}

function say(data: object, { origin = location.origin, source = panel as object } = {}) {
  act(() => window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source })))
}

it('says that it is ready, and takes what was stored while it loaded', () => {
  const { refresh } = open()
  expect(panel.postMessage.mock.calls).toEqual([[{ type: PREVIEW_READY }, location.origin]])
  expect(refresh).toHaveBeenCalledOnce()
})

it('renders the page again when a draft was stored, and only the panel may say so', () => {
  const { refresh, unmount } = open()
  say({ type: PREVIEW_SAVED })
  expect(refresh).toHaveBeenCalledTimes(2)
  say({ type: PREVIEW_SAVED }, { origin: 'https://evil.example' })
  say({ type: PREVIEW_SAVED }, { source: {} })
  unmount()
  say({ type: PREVIEW_SAVED })
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('shows the edited text where it is, and what is typed in that section alone', () => {
  open()
  const rows = vi.fn()
  window.addEventListener(PREVIEW_SHOW, rows)
  say({ type: PREVIEW_SHOW, path: 'hero.slides.1.title', words: ['come and see'] })
  window.removeEventListener(PREVIEW_SHOW, rows)
  expect(rows.mock.calls[0]?.[0].detail.path).toBe('hero.slides.1.title')
  say({ type: PREVIEW_TYPING, before: 'Come and see', after: 'Come along' })
  say({ type: PREVIEW_TYPING, before: 'Other words', after: 'Wrong words' })
  const { textContent } = screen.getByRole('main')
  expect(textContent).toBe('Other wordsCome alongShopCome and see')
})

it('a press is told to the panel, and a link is not followed', () => {
  open()
  panel.postMessage.mockReset()
  expect(fireEvent.click(screen.getByText('Shop'))).toBe(false)
  expect(panel.postMessage.mock.calls).toEqual([
    [expect.objectContaining({ type: PREVIEW_PRESS, block: null }), location.origin],
  ])
  expect(panel.postMessage.mock.calls[0]?.[0].words[0]).toBe('shop')
  expect(fireEvent.click(screen.getByText('Other words'))).toBe(true)
})

it('outside of the panel is a page like all others', () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window)
  const { refresh } = open()
  fireEvent.click(screen.getByText('Other words'))
  expect([refresh.mock.calls.length, panel.postMessage.mock.calls.length]).toEqual([0, 0])
})
