/** Texts for several people who register at once. */
export const PARTY = {
  person: 'Person {number}',
  remove: 'Remove person {number}',
  add: 'Add another person',
  upTo: 'Up to {count} people can be registered together.',
  howMany: 'How many people?',
  show: 'Show their questions',
  added: 'Person {number} was added',
  removed: 'Person {number} was removed',
  onlyOne: 'This form takes one person at a time',
  tooMany: 'At most {count} people can be registered together',
  tooFew: 'At least {count} people must be registered together',
  notEnough: 'There are not enough places for {count} people, so nobody was registered.',
  adult: 'At least one person must be 18 or older',
}
