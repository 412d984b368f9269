/** The sample content of a new site. An editor replaces all of it at /cms. */
export const SEED = {
  siteSettings: {
    name: 'One Name',
    tagline: 'One nation. One worship. One name.',
    description:
      'A movement of churches across the Philippines that exalts the name of Jesus together, in one celebration held in every province.',
  },
  registrationPicture: {
    file: 'hero-acceptable-worship.webp',
    alt: 'Raised hands before a stage lit in violet and gold',
  },
} as const
