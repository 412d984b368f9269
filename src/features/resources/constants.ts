/** Slug of the collection and tag of everything that shows it. */
export const RESOURCES = 'resources'
/** Slug of the page's own texts. */
export const RESOURCES_PAGE = 'resources-page'
