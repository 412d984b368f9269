import { describe, expect, it } from 'vitest'
import type { PublicField } from './answers-in-form'
import { addUncertainAttempt, findAnswerDifferences } from './unanswered'

const ANA = { name: 'Ana' }
const BEN = { name: 'Ben' }

describe('what is open', () => {
  it('is the sending under way, also when it is repeated', () => {
    expect(addUncertainAttempt(null, ANA)).toEqual({ sent: ANA })
    expect(addUncertainAttempt({ sent: ANA }, { ...ANA })).toEqual({ sent: ANA })
  })

  it('is not known any more once another one may have come first', () => {
    const both = addUncertainAttempt({ sent: ANA }, BEN)
    expect(both).toEqual({ sent: null })
    expect(addUncertainAttempt(both, BEN)).toEqual({ sent: null })
  })
})

it('tells what was sent first where it differs', () => {
  const fields = ['name', 'days', 'letter', 'city'].map((id, order) => ({
    id,
    label: id.toUpperCase(),
    order,
    fieldType: 'text' as const,
    placeholder: null,
    isRequired: false,
    options: null,
  })) satisfies PublicField[]
  const sent = { name: 'Ana', days: ['Sat', 'Sun'], city: 'Cebu' }
  const now = { name: 'Ana Cruz', days: ['Sat'], letter: 'a.pdf', city: 'Cebu' }
  expect(findAnswerDifferences(fields, { sent }, now)).toEqual([
    { label: 'NAME', was: 'Ana' },
    { label: 'DAYS', was: 'Sat, Sun' },
    { label: 'LETTER', was: '' },
  ])
  expect(findAnswerDifferences(fields, { sent: null }, now)).toEqual([])
  expect(findAnswerDifferences(fields, null, now)).toEqual([])
})
