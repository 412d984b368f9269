/** Content that staff edit in Payload, with drafts and versions: a global or a page. */
export interface VersionedContent {
  slug: string
  /** The path in Payload's API. `{id}` is the id of the row. */
  address: string
  page: string
  /** Returns data for Payload that sets one of the content's texts to `words`. */
  saying(words: string): object
  /** True for rows of `pages`. Globals cannot be unpublished. */
  canBeUnpublished: boolean
}

const global = (
  slug: string,
  page: string,
  saying: VersionedContent['saying'],
): VersionedContent => ({
  slug,
  address: `/api/cms/globals/${slug}`,
  page,
  saying,
  canBeUnpublished: false,
})

const heading = (words: string) => ({ heading: words })

export const VERSIONED_CONTENTS: readonly VersionedContent[] = [
  global('site-settings', '/', (tagline) => ({ tagline })),
  global('home-page', '/', (words) => ({ testimonies: heading(words) })),
  global('our-story', '/our-story', heading),
  global('vision-mission', '/vision-mission', heading),
  global('core-values', '/core-values', heading),
  global('core-beliefs', '/core-beliefs', heading),
  global('celebrations', '/yearly-events', heading),
  global('the-day', '/', (words) => ({ happened: { isReleased: true, heading: words } })),
  global('resources-page', '/resources', heading),
  global('merch', '/merch', heading),
  {
    slug: 'pages',
    address: '/api/cms/pages/{id}',
    page: '/privacy-policy',
    saying: (title) => ({ title }),
    canBeUnpublished: true,
  },
]
