import { describe, expect, it } from 'vitest'
import type { FieldType } from '@/features/forms/field-types'
import { findAnswerErrors } from './answers'

const field = (fieldType: FieldType, isRequired = false) => ({
  id: 'f',
  label: 'Mobile number',
  fieldType,
  isRequired,
  options: null,
})

const errorOf = (fieldType: FieldType, answer: string | string[] | undefined, required = false) =>
  findAnswerErrors([field(fieldType, required)], { f: answer }).f

describe('findAnswerErrors', () => {
  it.each([undefined, '', '   '])('asks for a required answer that is %j', (answer) => {
    expect(errorOf('text', answer, true)).toBe('Mobile number is required')
    expect(errorOf('text', answer, false)).toBeUndefined()
  })

  it('counts an empty checkbox list as answered, a missing one not', () => {
    expect(errorOf('checkbox', [], true)).toBeUndefined()
    expect(errorOf('checkbox', undefined, true)).toBe('Mobile number is required')
  })

  it.each(['maria@church.ph', 'm.a+b@mail.example.org', ' maria@church.ph '])('email %j', (ok) => {
    expect(errorOf('email', ok)).toBeUndefined()
  })

  it.each(['maria', 'maria@church', 'ma ria@church.ph', '@church.ph', 'a@b@c.ph'])(
    'not an email: %j',
    (bad) => {
      expect(errorOf('email', bad)).toBe('Please enter a valid email address')
    },
  )

  it('takes digits, spaces, hyphens, plus signs and parentheses as a phone number', () => {
    expect(errorOf('phone', '+63 (917) 555-0100')).toBeUndefined()
    expect(errorOf('phone', '0917 555 ABCD')).toBe('Please enter a valid phone number')
    expect(errorOf('phone', '0917.555')).toBe('Please enter a valid phone number')
  })
})
