/** Name and face of a new site. */
export const SITE_SETTINGS = {
  name: 'One Name',
  tagline: 'One nation. One worship. One name.',
  description:
    'A movement of churches across the Philippines that exalts the name of Jesus together, in one celebration held in every province.',
} as const
