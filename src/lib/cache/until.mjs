/** What carries such a tag is true until that moment, in milliseconds since 1970. */
const UNTIL = 'until:'

/**
 * @param {number} moment
 * @returns {string}
 */
export const untilTag = (moment) => `${UNTIL}${moment}`

/**
 * True once the moment of one of them has come.
 * @param {readonly string[]} tags
 * @param {number} now
 */
export const isOver = (tags, now) =>
  tags.some((tag) => tag.startsWith(UNTIL) && Number(tag.slice(UNTIL.length)) <= now)
