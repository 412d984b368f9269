import { expect, it } from 'vitest'
import type { AppError } from '@/lib/errors'
import { FORM_LIMITS } from '../limits'
import { mergeTranslation } from './merge'
import type { Translation } from './schema'
import type { Translatable } from './sources'

const FORM: Translatable = {
  name: 'Camp',
  description: null,
  closedText: null,
  thanksText: null,
  receipt: { isOn: false },
  notice: { isOn: false, text: null },
  fields: [{ id: 'a', label: 'Size', fieldType: 'select', options: ['Small', 'Large'] }],
}
const EMPTY: Translation = { isShown: false, texts: {} }

const merge = (label: string, before = EMPTY, more: object = {}) =>
  mergeTranslation(FORM, before, {
    isShown: true,
    confirmed: [],
    fields: { a: { label } },
    ...more,
  } as never)

it('a text may be as long as its limit, and no longer', () => {
  const longest = 'a'.repeat(FORM_LIMITS.label)
  expect(merge(longest).texts['field:a:label']).toEqual({ text: longest, of: 'Size' })
  const refuse = () => merge(`${longest}a`)
  expect(refuse).toThrow(`Please keep this under ${FORM_LIMITS.label} characters`)
  try {
    refuse()
  } catch (error) {
    expect(Object.keys((error as AppError).fields ?? {})).toEqual(['fields.a.label'])
  }
})

it('an unchanged text keeps what it was made from until it is confirmed', () => {
  const before = { isShown: false, texts: { 'field:a:label': { text: 'Laki', of: 'Sizes' } } }
  expect(merge('Laki', before).texts['field:a:label']?.of).toBe('Sizes')
  expect(merge('Sukat', before).texts['field:a:label']?.of).toBe('Size')
  const confirmed = merge('Laki', before, { confirmed: ['field:a:label'] })
  expect(confirmed.texts['field:a:label']?.of).toBe('Size')
})

it('an emptied text is gone, and one of an option that was removed stays', () => {
  const texts = {
    'field:a:label': { text: 'Laki', of: 'Size' },
    'field:a:option:Huge': { text: 'Napakalaki', of: 'Huge' },
  }
  expect(merge('', { isShown: true, texts }).texts).toEqual({
    'field:a:option:Huge': texts['field:a:option:Huge'],
  })
})
