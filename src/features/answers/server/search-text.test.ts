import { describe, expect, it } from 'vitest'
import { toSearchPattern, toSearchTerms, toSearchText } from './search-text'

describe('what is searched', () => {
  it('is never much longer than what was sent', () => {
    expect(toSearchText({ a: 'ﷺ'.repeat(10_000) }).length).toBeLessThan(50_000)
  })

  it('is every value, list items and file names included, in lower case', () => {
    const file = { fileId: 1, name: 'Letter.PDF', mimeType: 'application/pdf', size: 3 }
    const text = toSearchText({ a: 'Juan', b: ['Main', 'Youth'], c: file, d: true })
    expect(text.split('\n')).toEqual(['juan', 'main', 'youth', 'letter.pdf'])
  })

  it('has no accents and no wide signs', () => {
    expect(toSearchText({ a: 'Peñaflor', b: 'José Ｍaría' })).toBe('penaflor\njose maria')
  })

  it.each([
    '0917 123 4567',
    '0917-123-4567',
    '(0917) 1234567',
    '+63 917 123 4567',
    '９１７１２３４５６７',
  ])('has the number %s by its digits too', (writing) => {
    expect(toSearchText({ a: 'Ana', b: writing }).split('\n').at(-1)).toBe('639171234567')
  })

  it('says no digits twice, and takes no day for a number', () => {
    expect(toSearchText({ a: '+639171234567', b: '0917 123 4567' }).split('\n')).toHaveLength(2)
    expect(toSearchText({ a: '1990-02-28', b: 'Room 12' })).toBe('1990-02-28\nroom 12')
  })
})

it('makes nothing typed special in a LIKE pattern', () => {
  expect(toSearchPattern('50%_A\\')).toBe('%50\\%\\_a\\\\%')
})

const finds = (search: string, answers: Record<string, string>) => {
  const text = toSearchText(answers)
  return toSearchTerms(search).every((either) => either.some((word) => text.includes(word)))
}

describe('a search', () => {
  const ana = {
    first: 'Ana María',
    last: 'Reyes-Peña',
    phone: '0917 123 4567',
    file: 'img_20250101.jpg',
  }

  it.each([
    'ana',
    'REYES ana',
    'Reyes-Peña, Ana',
    'Reyes ,Ana',
    'ana,',
    'pena maria',
    'Peña',
    'yes-pe',
    '0917 123 4567',
    '09171234567',
    '+63 917 123 4567',
    '+63-917-123-4567',
    '63917 1234567',
    '0063 917 123 4567',
    '917.123.4567',
    '0917',
    '0917 12',
    '+63 917',
    '123 4567',
    'ana 0917-123',
    'img_20250101.jpg',
    '20250101',
    ' ana ',
    '',
  ])('%j finds her', (search) => expect(finds(search, ana)).toBe(true))

  it.each(['ben', 'ana santos', '0918 123 4567', '+1 917 123 4567', '0917 123 4568', 'anamaria'])(
    '%j does not',
    (search) => expect(finds(search, ana)).toBe(false),
  )

  it.each(['+63 917 123 4567', '0917-123-4567', '9171234567'])(
    '%j finds what was written with its country',
    (search) => expect(finds(search, { phone: '+639171234567' })).toBe(true),
  )
})
