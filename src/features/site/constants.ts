export const SITE_SETTINGS_SLUG = 'site-settings'
