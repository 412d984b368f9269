/** Everything of the site that has drafts and versions, and where visitors read it. */
export interface Content {
  slug: string
  /** Of Payload's interface; `{id}` is the row of a collection. */
  address: string
  /** The page of the site that shows it. */
  page: string
  /** The change that puts these words there. */
  saying(words: string): object
  /** Only what an editor has added can be taken away again. */
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
