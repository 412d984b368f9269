interface SitemapEntry {
  path: string
  /** ISO 8601; absent for fixed pages and forms. */
  updatedAt?: string
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const urlElement = (origin: string, { path, updatedAt }: SitemapEntry) =>
  `<url><loc>${escapeXml(origin + path)}</loc>` +
  `${updatedAt ? `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>` : ''}</url>`

export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => urlElement(origin, entry)),
    '</urlset>\n',
  ].join('\n')
