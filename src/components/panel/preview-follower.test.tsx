// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  PREVIEW_PRESS,
  PREVIEW_READY,
  PREVIEW_SAVED,
  PREVIEW_SHOW,
  PREVIEW_TYPING,
} from '@/lib/content/preview-messages'
import { stubIframes } from '../../../tests/support/components/browser-stubs'
import { PreviewFollower } from './preview-follower'

const { panel } = vi.hoisted(() => ({
  panel: {
    fields: { title: { value: 'Come and see' }, 'seo.title': { value: 'A title' } },
    lastUpdateTime: 1,
    update: null as object | null,
  },
}))
vi.mock('@payloadcms/ui', () => {
  const form = { getFields: () => panel.fields }
  const tabs = [{ fields: [{ name: 'title' }] }, { name: 'seo', fields: [] }]
  return {
    useForm: () => form,
    useDocumentInfo: () => ({ collectionSlug: 'pages', lastUpdateTime: panel.lastUpdateTime }),
    useDocumentEvents: () => ({ mostRecentUpdate: panel.update }),
    useConfig: () => ({ getEntityConfig: () => ({ fields: [{ type: 'tabs', tabs }] }) }),
  }
})

const preview = { postMessage: vi.fn() }
beforeEach(() => {
  Object.assign(panel, { lastUpdateTime: 1, update: null })
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(preview as never)
  stubIframes()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.restoreAllMocks())

function open() {
  const page = () => (
    <>
      <iframe id="live-preview-iframe" title="Preview" />
      {['Text', 'Search'].map((tab) => (
        <button key={tab} type="button" className="tabs-field__tab-button">
          {tab}
        </button>
      ))}
      <form className="collection-edit">
        <input id="field-title" aria-label="Title" defaultValue="Come and see" />
      </form>
      <input aria-label="Elsewhere" />
      <PreviewFollower />
    </>
  )
  const { rerender, unmount } = render(page())
  preview.postMessage.mockReset()
  return { update: () => rerender(page()), unmount }
}

const told = () => preview.postMessage.mock.calls.map(([message]) => message)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function hear(data: object, { origin = location.origin, source = preview as object } = {}) {
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
}

it('shows the field in hand, and its tab, to the preview of this site alone', () => {
  open()
  fireEvent.focusIn(field('Title'))
  fireEvent.click(screen.getByText('Search'))
  expect(told()).toEqual([
    { type: PREVIEW_SHOW, path: 'title', words: ['come and see'] },
    { type: PREVIEW_SHOW, path: 'seo', words: ['a title'] },
  ])
  expect(preview.postMessage.mock.calls.map(([, origin]) => origin)).toEqual(
    Array(2).fill(location.origin),
  )
  fireEvent.focusIn(field('Elsewhere'))
  expect(told()).toHaveLength(2)
})

it('tells what is typed with what stood there before', () => {
  open()
  fireEvent.focusIn(field('Title'))
  for (const value of ['Come', 'Come along']) fireEvent.input(field('Title'), { target: { value } })
  expect(told().slice(1)).toEqual([
    { type: PREVIEW_TYPING, before: 'Come and see', after: 'Come' },
    { type: PREVIEW_TYPING, before: 'Come', after: 'Come along' },
  ])
})

it('a preview that has loaded anew is shown what is in hand', () => {
  open()
  fireEvent.focusIn(field('Title'))
  hear({ type: PREVIEW_READY })
  expect(told()).toEqual(Array(2).fill(expect.objectContaining({ path: 'title' })))
})

it('a press in the preview opens its field, and nobody else may do that', async () => {
  const { unmount } = open()
  const press = { type: PREVIEW_PRESS, words: ['come and see'], block: null }
  hear(press, { origin: 'https://evil.example' })
  hear(press, { source: {} })
  await Promise.resolve()
  expect(document.activeElement).not.toBe(field('Title'))
  hear(press)
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Title')))
  unmount()
  preview.postMessage.mockReset()
  hear({ type: PREVIEW_READY })
  expect(told()).toEqual([])
})

it.each([
  ['each stored draft', { lastUpdateTime: 2 }, 1],
  ['a row that was changed in a drawer', { update: { drawerSlug: 'media' } }, 1],
  ['nothing else', { update: { id: 7 } }, 0],
])('has the preview rendered again after %s', (_what, change, times) => {
  const { update } = open()
  Object.assign(panel, change)
  update()
  expect(told()).toEqual(Array(times).fill({ type: PREVIEW_SAVED }))
})
