/**
 * The words of dates. They are separate from rules.ts, so that a page that only shows a date need
 * not load all messages.
 */
export const DATE_WORDS = {
  months:
    'January, February, March, April, May, June, July, August, September, October, November, December',
  date: '{month} {day}, {year}',
}
