/**
 * How days are written. In a file of its own, so that a page that only shows a date need not load
 * all of RULES.
 */
export const DAYS = {
  months:
    'January, February, March, April, May, June, July, August, September, October, November, December',
  date: '{month} {day}, {year}',
}
