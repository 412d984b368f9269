// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubIntersectionObserver } from '../../../../tests/support/components/browser-stubs'
import { SearchParamsContext } from '../../../../tests/support/components/next-navigation'
import { DocumentOrList } from './document-or-list'

const { getDocument, destroy } = vi.hoisted(() => ({ getDocument: vi.fn(), destroy: vi.fn() }))
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ getDocument, GlobalWorkerOptions: {} }))

afterEach(() => {
  vi.unstubAllGlobals()
  getDocument.mockReset()
  destroy.mockReset()
})

const DOCUMENTS = ['booklet', 'letter'].map((key) => ({
  ...{ key, title: `The ${key}`, sizeLabel: '21 MB', covers: '', version: '7-x' },
}))

async function open(query: string, file: Promise<unknown>) {
  stubIntersectionObserver()
  getDocument.mockReturnValue({ promise: file, destroy })
  const { unmount } = render(
    <SearchParamsContext value={new URLSearchParams(query)}>
      <DocumentOrList documents={DOCUMENTS} list="All documents" />
    </SearchParamsContext>,
  )
  await act(() => vi.waitFor(() => expect(getDocument).toHaveBeenCalled()).catch(() => null))
  return unmount
}

const getViewport = () => ({ width: 200, height: 400 })
const FILE = { numPages: 3, getPage: async () => ({ getViewport }) }
const viewed = () => screen.getByRole('region', { name: 'The letter, pages' })

it('opens the document of the address, in its newest version, with all its pages', async () => {
  await open('showPDF=letter', Promise.resolve(FILE))
  expect(getDocument.mock.calls[0]?.[0].url).toBe('/api/resources/letter/view?v=7-x')
  expect(await screen.findByText(/^Page 3 of 3\./)).toBeTruthy()
  expect([viewed().getAttribute('aria-busy'), screen.queryByRole('alert')]).toEqual(['false', null])
})

it('says when it cannot be shown, and how to read it nevertheless', async () => {
  await open('showPDF=letter', Promise.reject(new Error('No PDF')))
  await screen.findByRole('alert')
  const link = screen.getByRole('link', { name: 'open it in the browser' })
  expect(link.getAttribute('href')).toBe('/api/resources/letter/view')
  expect(viewed().getAttribute('aria-busy')).toBe('false')
})

it('lets go of a document that is left, also one that is still loading', async () => {
  ;(await open('showPDF=letter', new Promise(() => undefined)))()
  expect(destroy).toHaveBeenCalledOnce()
})
