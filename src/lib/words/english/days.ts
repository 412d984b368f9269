/** How days are written; apart from the rules, for pages that only tell a date. */
export const DAYS = {
  months:
    'January, February, March, April, May, June, July, August, September, October, November, December',
  date: '{month} {day}, {year}',
}
