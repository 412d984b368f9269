export const PAGES_SLUG = 'pages'
