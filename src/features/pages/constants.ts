/** Slug of the collection and tag of everything that shows it. */
export const PAGES = 'pages'
