export const SITE_SETTINGS = 'site-settings'
