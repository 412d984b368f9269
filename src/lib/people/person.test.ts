import { describe, expect, it } from 'vitest'
import { isNamedIn, mailboxPattern, parsePerson } from './person'

const person = (who: string) => {
  const found = parsePerson(who)
  if (!found) throw new Error(`${who} is nobody`)
  return found
}

describe('a number in any writing', () => {
  const WRITINGS = [
    '0917 123 4567',
    '09171234567',
    '+63 917 123 4567',
    '+639171234567',
    '639171234567',
    '0063 917 123 4567',
    '(0917) 123-4567',
    '0917.123.4567',
    '９１７１２３４５６７',
  ]
  it.each(WRITINGS)('%s is the same person', (writing) => {
    expect(person(writing).key).toBe('+639171234567')
    expect(person(writing).needle).toBe('9171234567')
  })
  it.each(WRITINGS.slice(0, -1))('%s is found in a text', (writing) => {
    expect(isNamedIn(person('0917 123 4567'), `Call me: ${writing}, please`)).toBe(true)
  })
  it.each([
    '0917 123 4568',
    '1991712345678',
    'Room 917, 123 guests, 4567 pesos',
    '+1 917 123 4567',
  ])('%s is another one', (text) => {
    expect(isNamedIn(person('0917 123 4567'), text)).toBe(false)
  })
})

describe('an address', () => {
  it('is the same mailbox in any case, with or without a tag', () => {
    expect(person('Ana@Example.org').key).toBe('ana@example.org')
    for (const text of ['ANA@example.org', '<ana+retreat@example.org>', 'to: ana@example.org.']) {
      expect(isNamedIn(person('ana@example.org'), text), text).toBe(true)
    }
  })
  it.each(['susana@example.org', 'ana@example.org.ph', 'ana at example.org', ''])(
    '%s is another one',
    (text) => expect(isNamedIn(person('ana@example.org'), text)).toBe(false),
  )
})

it.each([
  ['ana@example.org', 'ana+retreat@example.org'],
  ['ana+retreat@example.org', 'ana@example.org'],
  ['ana@example.org', '"a\\na"@example.org'],
  ['ana.cruz@gmail.com', 'anac.ruz+retreat@googlemail.com'],
  ['josé@bücher.example', 'jose@bucher.example'],
  ['ana@xn--bcher-kva.example', 'ana@bücher.example'],
])('the pattern of %s finds %s', (who, spelling) => {
  const pattern = new RegExp(mailboxPattern(person(who)))
  expect(`to: ${spelling}`).toMatch(pattern)
  expect('to: ben@example.org').not.toMatch(pattern)
})

it('an address with quotes is the mailbox that it means', () => {
  expect(isNamedIn(person('ana@example.org'), '"a\\na"@example.org')).toBe(true)
})

// Searching for a person reads every row of `submission_attempts`, where a stranger can store half
// a megabyte. So the patterns must not backtrack.
it.each(['@', 'a@', 'a@b', 'a@b.', 'ana@example.org ', '(', '12 ', '11a', '1 ', '"@'])(
  'half a megabyte of %j is read in no time',
  (part) => {
    const text = part.repeat(500_000 / part.length)
    const before = process.cpuUsage()
    isNamedIn(person('maria@example.org'), text)
    isNamedIn(person('0917 123 4567'), text)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(500)
  },
)

it.each(['Ana Reyes', '12345', '', 'ana@', 'ana@example.org and more'])('%j is nobody', (who) => {
  expect(parsePerson(who)).toBeNull()
})
