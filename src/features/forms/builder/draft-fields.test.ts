import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLANK_FIELD } from '../field-properties'
import {
  findDraftFieldProblems,
  formatOptions,
  insertOptionLines,
  parseOptions,
  toDraftField,
  toFieldInputs,
} from './draft-fields'

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
    expect(parseOptions(insertOptionLines('', LINES, 0, 0))).toEqual([
      'Cebu, North',
      'Davao',
      'Luzon',
    ])
  })

  it('go where the cursor is, in the place of what is selected', () => {
    const text = 'Luzon, Visayas, Mindanao'
    const pasted = insertOptionLines(
      text,
      'Cebu\nBohol',
      text.indexOf('Visayas'),
      text.indexOf(', Mind'),
    )
    expect(parseOptions(pasted)).toEqual(['Luzon', 'Cebu', 'Bohol', 'Mindanao'])
  })
})

const draft = (over: object) => toDraftField({ ...BLANK_FIELD, id: 'a', label: 'a', ...over })

describe('a field as it is sent', () => {
  it('has trimmed texts, and none where they are blank', () => {
    const texts = { label: ' Name ', placeholder: ' Ana ', helpText: '  ' }
    expect(toFieldInputs([draft(texts)])).toMatchObject([
      { label: 'Name', placeholder: 'Ana', helpText: null },
    ])
  })

  it('has a placeholder only where its type shows one', () => {
    expect(toFieldInputs([draft({ placeholder: 'Ana', fieldType: 'date' })])).toMatchObject([
      { placeholder: null },
    ])
  })
})

it.each([
  [{ helpText: 'x'.repeat(301) }, { helpText: 'This help text is too long' }],
  [{ fieldType: 'number', min: '5', max: '3' }, { max: expect.any(String) }],
  [
    { fieldType: 'checkbox', options: ['a'], minChosen: 2 },
    { minChosen: 'Nobody can choose 2 of 1' },
  ],
  [
    { showWhen: { match: 'all', rules: [{ fieldId: 'gone', is: 'given' }] } },
    { showWhen: expect.stringContaining('not in this form') },
  ],
])('%j is said at the input where it is entered', (over, problems) => {
  expect(findDraftFieldProblems([draft(over)])).toEqual({ a: problems })
})
