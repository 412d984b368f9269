/** Slug of the global, which is its cache tag too. */
export const OUR_STORY = 'our-story'
