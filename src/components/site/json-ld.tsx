export function JsonLd({ data }: { data: Record<string, unknown> }) {
  // An unescaped `<` in an editor's text could close the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /</g,
    '\\u003c',
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
