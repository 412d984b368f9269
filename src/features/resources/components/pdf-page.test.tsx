// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubIntersectionObserver } from '../../../../tests/support/components/browser-stubs'
import { PdfPage } from './pdf-page'

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(3000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  const { report, count } = stubIntersectionObserver()
  const drawings: { end: () => void; cancel: ReturnType<typeof vi.fn> }[] = []
  const page = {
    getViewport: ({ scale }: { scale: number }) => ({ width: 1000 * scale, height: 1500 * scale }),
    render: () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const cancel = vi.fn(() => reject(new Error('Cancelled')))
      drawings.push({ end: resolve, cancel })
      return { promise, cancel }
    },
    getTextContent: async () => ({
      items: [{ str: 'Come' }, { type: 'mark' }, { str: 'and see' }],
    }),
  }
  const getPage = vi.fn(async (_number: number) => page)
  const file = { numPages: 12, getPage } as unknown as PDFDocumentProxy
  const sheet = (zoom: number) => <PdfPage file={file} number={2} ratio={0.7} zoom={zoom} />
  const { container, rerender, unmount } = render(sheet(1))
  const box = container.firstElementChild as Element
  return {
    drawings,
    getPage,
    see: (isNear: boolean) => act(async () => report([box, isNear])),
    zoomTo: (zoom: number) => act(async () => rerender(sheet(zoom))),
    end: (at: number) => act(async () => drawings[at]?.end()),
    canvas: container.querySelector('canvas') as HTMLCanvasElement,
    unmount,
    observers: count,
  }
}

const words = () => screen.getByText(/^Page 2 of 12\./).textContent?.replace(/\s+/g, ' ')

it('is drawn once it is near, and then has its words', async () => {
  const { see, end, drawings, getPage } = open()
  expect([drawings.length, words()]).toEqual([0, 'Page 2 of 12. '])
  await see(true)
  await end(0)
  expect(getPage.mock.calls).toEqual([[2]])
  expect(words()).toBe('Page 2 of 12. Come and see')
})

it('a drawing that is overtaken by scrolling or zooming is cancelled', async () => {
  const { see, end, zoomTo, drawings } = open()
  await see(true)
  await zoomTo(2)
  expect(drawings.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 0])
  await see(false)
  expect(drawings.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 1])
  await end(1)
  expect(words()).toBe('Page 2 of 12. ')
})

it('a finished drawing is not cancelled, because the page could then not be drawn again', async () => {
  const { see, end, drawings } = open()
  await see(true)
  await end(0)
  await see(false)
  expect(drawings[0]?.cancel).not.toHaveBeenCalled()
})

it('frees a large drawing while it is out of view, and observes nothing once it is left', async () => {
  const { see, end, canvas, unmount, observers } = open()
  await see(true)
  await end(0)
  const drawn = canvas.width * canvas.height
  expect(drawn).toBeGreaterThan(4_000_000)
  expect(drawn).toBeLessThanOrEqual(16_000_000)
  await see(false)
  expect(canvas.width).toBe(0)
  unmount()
  expect(observers()).toBe(0)
})
