/** Facts of a page for search engines (schema.org). */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  // `<` would let a text of the panel end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /</g,
    '\\u003c',
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
