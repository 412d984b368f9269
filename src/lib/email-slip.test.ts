import { expect, it } from 'vitest'
import { suggestEmailAddress } from './email-slip'

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana.Cruz@gmal.com', 'Ana.Cruz@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmailcom', 'ana@gmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@yahoo.com.hp', 'ana@yahoo.com.ph'],
  ['ana@hotnail.com', 'ana@hotmail.com'],
])('%s was probably %s', (typed, meant) => expect(suggestEmailAddress(typed)).toBe(meant))

it.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@church.ph',
  'ana',
  'a@b@gmial.com',
  'ana@gaxil.com',
  'ana@gxmil.com',
  'ana@gmaaill.com',
  'ana@hotmail.co',
  'ana@yahoo.com.ph',
  '',
])('%s stays', (typed) => expect(suggestEmailAddress(typed)).toBeNull())
