import { expect, it } from 'vitest'
import { listSources } from './sources'
import { groupTexts, isLongText, nameOfText, textInputLabel } from './text-names'

const sources = listSources({
  name: 'Camp',
  description: null,
  closedText: null,
  thanksText: 'See you',
  receipt: { isOn: true, subject: 'Hello', text: 'Dear friend' },
  notice: { isOn: false, text: 'Off' },
  fields: [
    { id: 's', label: 'About you', fieldType: 'section', options: null, helpText: 'Be honest' },
    { id: 'f', label: 'Size', fieldType: 'select', options: ['Small'], helpText: 'Of shirts' },
  ],
})

it('groups the texts by form, email and field', () => {
  expect(groupTexts(sources).map(({ title, texts }) => [title, texts.length])).toEqual([
    ['The form', 2],
    ['Confirmation email', 2],
    ['About you', 2],
    ['Size', 3],
  ])
})

it('names each text out of its place', () => {
  expect(sources.map((text) => nameOfText(text, sources))).toEqual([
    'Name',
    'After a registration',
    'Subject',
    'Message',
    'Label of “About you”',
    'Text of “About you”',
    'Label of “Size”',
    'Help text of “Size”',
    'Option “Small” of “Size”',
  ])
})

it('numbers the options of a question', () => {
  expect(sources.slice(-3).map(textInputLabel)).toEqual(['Label', 'Help text', 'Option 1'])
})

it('gives lines only to texts that have some', () => {
  const long = sources.filter(isLongText).map(({ part }) => part)
  expect(long).toEqual(['thanksText', 'receiptText', 'blockText'])
})
