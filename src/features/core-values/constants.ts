/** Slug of the global, which is its cache tag too. */
export const CORE_VALUES = 'core-values'
