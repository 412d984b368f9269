import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ResolveLink } from '@/lib/content/links/resolve'
import {
  renderButtonBlock,
  renderColumnsBlock,
  renderDocumentBlock,
  renderFormBlock,
  renderNextBlock,
  renderQuoteBlock,
} from './way-blocks'

const TESTIMONY = {
  testimony: 'We were many',
  location: 'Cebu',
  status: 'published',
  consent: true,
}

it.each([
  ['is published and may be shown', TESTIMONY, true],
  ['waits', { ...TESTIMONY, status: 'pending' }, false],
  ['may not be shown', { ...TESTIMONY, consent: false }, false],
])('a testimony that %s is quoted: %#', (_what, testimony, isShown) => {
  const shown = renderQuoteBlock({ testimony, quote: 'Others', person: 'Ana' } as never)
  expect(shown === null ? null : renderToStaticMarkup(shown)).toEqual(
    isShown ? expect.stringContaining('We were many') : null,
  )
})

const NOWHERE: ResolveLink = () => null
const RESOLVE: ResolveLink = (to, link) => ({ href: String(to), label: link || 'Its title' })

it('what leads nowhere is left out, and the rest of its block stays', () => {
  const block = { to: 'page:7', text: 'Do you?', link: 'Write to us' } as never
  expect([renderButtonBlock(block, NOWHERE), renderNextBlock(block, NOWHERE)]).toEqual([null, null])
  expect(renderToStaticMarkup(renderButtonBlock(block, RESOLVE))).toContain('href="page:7"')
  expect(renderToStaticMarkup(renderNextBlock(block, RESOLVE))).toContain('href="page:7"')
  const items = [{ id: 'a', title: 'A column', text: 'Its text', to: 'page:7' }]
  const column = renderToStaticMarkup(renderColumnsBlock({ items } as never, NOWHERE))
  expect(column).toContain('A column')
  expect(column).not.toContain('<a')
})

it.each([
  [
    'a form in the bin',
    () => renderFormBlock({ form: { slug: 'camp', isArchived: true } } as never),
  ],
  ['a form that is gone', () => renderFormBlock({ form: 7 } as never)],
  ['a document without a file', () => renderDocumentBlock({ document: { key: 'x' } } as never)],
  ['a quote without words', () => renderQuoteBlock({ quote: '' } as never)],
  ['columns without one', () => renderColumnsBlock({ items: [] } as never, RESOLVE)],
])('%s is not shown', (_what, render) => {
  expect(render()).toBeNull()
})
