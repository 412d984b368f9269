import type { PictureIds } from '../pictures'

export const resourcesPage = (pictures: PictureIds) => ({
  heading: 'Resources',
  lead: 'Open them here, or save them once and pass them on: by chat, by print, or from phone to phone.',
  seo: {
    title: 'Resources',
    description:
      'The booklet about the movement and the history of its first seven years, to read here or to download as PDF.',
    picture: pictures['sea-of-flags'],
  },
})

/**
 * The two sample documents, whose files are in media/seed. The booklet's size is from Spec §2.3.
 */
export const sampleDocuments = (pictures: PictureIds) => [
  {
    file: 'booklet.pdf',
    key: 'booklet' as const,
    title: 'Booklet',
    description: 'Who we are, what we hold to, and how a church or a family can take part.',
    sizeLabel: '21 MB',
    coverTitle: 'About One Name',
    coverPicture: pictures['hero-living-sacrifice'],
  },
  {
    file: 'first-seven-years.pdf',
    key: 'first-seven-years' as const,
    title: 'The First Seven Years',
    description: 'The beginnings of the movement, year by year, as those who were there remember.',
    covers: '2012-2018',
    coverTitle: 'First Seven Years',
  },
]
