import { expect, it } from 'vitest'
import { sitemapXml } from './sitemap'

it('lists absolute addresses with their last change', () => {
  const xml = sitemapXml('https://example.org', [
    { path: '/' },
    { path: '/support', updatedAt: '2026-01-02T03:04:05.000Z' },
  ])
  expect(xml).toContain('<url><loc>https://example.org/</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://example.org/support</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>',
  )
})

it('lets no address end its element', () => {
  expect(sitemapXml('https://example.org', [{ path: '/a&b<c>' }])).toContain('/a&#38;b&#60;c&#62;<')
})
