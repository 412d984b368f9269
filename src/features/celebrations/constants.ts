/** Slug of the global, which is its cache tag too. */
export const CELEBRATIONS = 'celebrations'
/** Slug of the collection, which is its cache tag too. */
export const PROVINCES = 'provinces'
