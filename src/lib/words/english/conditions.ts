/** The condition under which a field is asked, as the end of “Only if …”. */
export const CONDITION_WORDS = {
  removed: 'a removed field',
  given: '{field} is answered',
  notGiven: '{field} is not answered',
  oneOf: '{field} is {values}',
  noneOf: '{field} is answered with something else than {values}',
  numberFrom: '{field} is {bound} or more',
  numberTo: '{field} is {bound} or less',
  timeFrom: '{field} is {bound} or later',
  timeTo: '{field} is {bound} or earlier',
  another: 'another answer',
  and: ' and ',
  or: ' or ',
}
