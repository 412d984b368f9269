export const EVENT_WORDS = {
  weekdays: 'Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday',
  noDate: 'The next date is not set yet.',
  calendar: 'Add to calendar',
}
