import { expect, it } from 'vitest'
import {
  isForeignKeyViolation,
  isLockError,
  mayHaveCommitted,
  violatesUniqueIndex,
} from './error-kinds'

const wrapped = (cause: object, depth = 1): Error =>
  new Error('Failed query', { cause: depth > 1 ? wrapped(cause, depth - 1) : cause })

it.each([
  ['a refused statement', { severity: 'ERROR', code: '23505' }, false],
  ['a server that nobody reached', new Error('connect ECONNREFUSED 127.0.0.1:5432'), false],
  ['a full pool', new Error('timeout exceeded when trying to connect'), false],
  [
    'too many connections',
    { severity: 'FATAL', message: 'sorry, too many clients already' },
    false,
  ],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['a server that was stopped', { severity: 'FATAL', message: 'terminating connection' }, true],
])('after %s the row may be there: %s', (_what, error, expected) => {
  expect(mayHaveCommitted(error)).toBe(expected)
})

it.each([
  ['a lock', Object.assign(new Error('x'), { code: '55P03' }), true],
  ['a deadlock', Object.assign(new Error('x'), { code: '40P01' }), true],
  ['one in a wrapped error', wrapped(Object.assign(new Error('x'), { code: '55P03' }), 2), true],
  ['a broken rule', wrapped(Object.assign(new Error('x'), { code: '23505' })), false],
  ['anything else', new Error('x'), false],
])('%s is a wait that was too long: %s', (_what, error, expected) => {
  expect(isLockError(error)).toBe(expected)
})

it('tells the broken rule of one index from that of others', () => {
  const error = { code: '23505', constraint: 'forms_slug_idx' }
  expect(violatesUniqueIndex(error, 'forms_slug_idx')).toBe(true)
  expect(violatesUniqueIndex(error, 'forms_name_idx')).toBe(false)
  expect(violatesUniqueIndex({ ...error, code: '23503' }, 'forms_slug_idx')).toBe(false)
  expect([isForeignKeyViolation({ code: '23503' }), isForeignKeyViolation(error)]).toEqual([
    true,
    false,
  ])
})
