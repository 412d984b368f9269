/** All content with drafts and versions, and the pages that show it. */
export interface Content {
  slug: string
  /** The address in Payload's interface; `{id}` is the row of a collection. */
  address: string
  /** The page of the site that shows it. */
  page: string
  /** Returns the change that sets this text. */
  saying(words: string): object
  /** True for content that editors have added; other pages cannot be unpublished. */
  canBeUnpublished: boolean
}

const global = (slug: string, page: string, saying: Content['saying']): Content => ({
  slug,
  address: `/api/cms/globals/${slug}`,
  page,
  saying,
  canBeUnpublished: false,
})

const heading = (words: string) => ({ heading: words })

export const CONTENTS: readonly Content[] = [
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
