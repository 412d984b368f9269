import { DATE_WORDS } from './days'

/** Messages about answers that are not valid (Spec §5). */
export const RULES_WORDS = {
  required: '{label} is required',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  tooLong: 'Please keep this under {count} characters',
  day: 'Please enter a valid date',
  time: 'Please enter a valid time',
  option: 'Please choose from the options given',
  other: 'Please write your answer beside “Other…”',
  province: 'Please choose the province',
  town: 'Please write the town or city',
  provinceOfList: 'Please choose a province from the list',
  again: 'Please answer this again',
  dayFrom: 'Please choose {day} or later',
  dayTo: 'Please choose {day} or earlier',
  numberFrom: 'Please enter {bound} or more',
  numberTo: 'Please enter {bound} or less',
  timeFrom: 'Please enter {bound} or later',
  timeTo: 'Please enter {bound} or earlier',
  number: 'Please enter a number',
  whole: 'Please enter a whole number',
  atLeast: 'Please choose at least {count}',
  atMost: 'Please choose at most {count}',
  notice: 'Please agree to the notice to register',
  ...DATE_WORDS,
}
