/** Slug of the collection. */
export const PAGES = 'pages'
