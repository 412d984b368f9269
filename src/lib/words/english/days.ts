/** Separate from RULES, so that a page that only shows a date need not load them. */
export const DAYS = {
  months:
    'January, February, March, April, May, June, July, August, September, October, November, December',
  date: '{month} {day}, {year}',
}
