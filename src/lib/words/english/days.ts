/** A file of its own, so that a page that shows a date need not load RULES. */
export const DAYS = {
  months:
    'January, February, March, April, May, June, July, August, September, October, November, December',
  date: '{month} {day}, {year}',
}
