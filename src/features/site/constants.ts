/** Slug of the global. */
export const SITE_SETTINGS = 'site-settings'
