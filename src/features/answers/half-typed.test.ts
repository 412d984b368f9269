import { expect, it } from 'vitest'
import { halfTypedMessage } from './half-typed'

it('tells a half-typed day or time from an empty one', () => {
  const typed = (badInput: boolean) => ({ validity: { badInput } })
  expect(halfTypedMessage(typed(true), 'date')).toBe('Please enter a valid date')
  expect(halfTypedMessage(typed(true), 'time')).not.toBeNull()
  expect(halfTypedMessage(typed(false), 'date')).toBeNull()
  expect(halfTypedMessage(typed(true), 'text')).toBeNull()
  expect(halfTypedMessage(null, 'date')).toBeNull()
})
