import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatOptions, insertLines, parseOptions } from './draft-fields'

describe('options as text (Spec §5)', () => {
  it.each([
    ['Luzon,Visayas , ,Luzon, Mindanao', ['Luzon', 'Visayas', 'Mindanao']],
    ['"Cebu, North", Davao', ['Cebu, North', 'Davao']],
    ['"Said ""yes""", no', ['Said "yes"', 'no']],
    ['12" plate, 14" plate', ['12" plate', '14" plate']],
    ['"not closed, Davao', ['"not closed', 'Davao']],
    ['"Cebu" City, Davao', ['"Cebu" City', 'Davao']],
    [' , ,', []],
    ['', []],
  ])('%j is read as %j', (text, options) => {
    expect(parseOptions(text)).toEqual(options)
  })

  it('survives being written and read, whatever is in it', () => {
    const option = fc
      .string({ minLength: 1 })
      .map((text) => text.trim())
      .filter(Boolean)
    fc.assert(
      fc.property(fc.uniqueArray(option), (options) => {
        expect(parseOptions(formatOptions(options))).toEqual(options)
      }),
    )
  })
})

describe('pasted lines', () => {
  const LINES = 'Cebu, North\r\n Davao \n\nLuzon\n'

  it('are an option each, and keep their commas', () => {
    expect(parseOptions(insertLines('', LINES, 0, 0))).toEqual(['Cebu, North', 'Davao', 'Luzon'])
  })

  it('go where the cursor is, in the place of what is selected', () => {
    const text = 'Luzon, Visayas, Mindanao'
    const pasted = insertLines(text, 'Cebu\nBohol', text.indexOf('Visayas'), text.indexOf(', Mind'))
    expect(parseOptions(pasted)).toEqual(['Luzon', 'Cebu', 'Bohol', 'Mindanao'])
  })
})
