import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ShownDocument } from '../schema'
import { DocumentList } from './document-list'

const documents = Array.from(
  { length: 62 },
  (_, at): ShownDocument => ({
    ...{ key: `letter-${at}`, title: `Letter ${at}`, description: 'x', sizeLabel: '1 MB' },
    ...{ covers: '', coverTitle: 'x', cover: null, version: '1' },
  }),
)
const htmlOf = (count: number) =>
  renderToStaticMarkup(createElement(DocumentList, { documents: documents.slice(0, count) }))

it('of many documents the first sixty are cards, and the others lines that open them', () => {
  const html = htmlOf(62)
  expect(html.match(/<article/g)).toHaveLength(60)
  expect(html).toContain('More documents')
  for (const { key, title } of documents) {
    expect(html).toContain(`href="/api/resources/${key}/view"`)
    expect(html).toContain(title)
  }
  expect(htmlOf(60)).not.toContain('More documents')
})
