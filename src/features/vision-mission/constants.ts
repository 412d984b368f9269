/** Slug of the global, which is its cache tag too. */
export const VISION_MISSION = 'vision-mission'
