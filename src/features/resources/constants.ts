/** Slug of the collection. */
export const RESOURCES = 'resources'
/** Slug of the global with the page's own texts. */
export const RESOURCES_PAGE = 'resources-page'
