/**
 * How days are written. Not part of RULES, so that a page that only shows a date need not load
 * those.
 */
export const DAYS = {
  months:
    'January, February, March, April, May, June, July, August, September, October, November, December',
  date: '{month} {day}, {year}',
}
