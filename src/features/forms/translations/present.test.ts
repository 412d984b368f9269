import { expect, it } from 'vitest'
import { DEFAULT_RECEIPT } from '../receipt'
import { presentTranslation } from './present'
import type { Translation } from './schema'

const FORM = {
  revision: 1,
  name: 'Camp',
  description: null,
  closedText: null,
  thanksText: null,
  notice: { isOn: false, text: null },
  fields: [],
}
const listed = (receipt: object, texts: Translation['texts'] = {}) => {
  const form = { ...FORM, receipt: { ...DEFAULT_RECEIPT, isOn: true, ...receipt } }
  return presentTranslation(form, 'fil', { isShown: false, texts }).sources.map(({ key }) => key)
}

it('asks for no translation of the default texts of the confirmation, which have one', () => {
  expect(listed({})).toEqual(['name'])
  expect(listed({ subject: 'Welcome' })).toEqual(['name', 'receiptSubject'])
  const texts = { receiptText: { text: 'Salamat', of: DEFAULT_RECEIPT.text } }
  expect(listed({}, texts), 'staff have made another one').toEqual(['name', 'receiptText'])
})
