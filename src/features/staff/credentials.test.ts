import { describe, expect, it } from 'vitest'
import { firstErrorsByPath } from '@/lib/notices/first-messages'
import { PASSWORD_MIN_LENGTH } from './constants'
import {
  acceptInvitationFormSchema,
  changePasswordFormSchema,
  loginSchema,
  resetPasswordFormSchema,
  setupFormSchema,
} from './credentials'

const SENT = { name: 'Ana', email: 'ana@example.org', currentPassword: 'before' }

describe.each([
  ['setup', setupFormSchema],
  ['an invitation', acceptInvitationFormSchema],
  ['a reset', resetPasswordFormSchema],
  ['a change of the password', changePasswordFormSchema],
])('the screen of %s', (_screen, schema) => {
  const problems = (password: string, confirmPassword = password) =>
    firstErrorsByPath(schema.safeParse({ ...SENT, password, confirmPassword }).error)
  const longEnough = 'x'.repeat(PASSWORD_MIN_LENGTH)

  it.each([
    ['as long as it has to be', longEnough, {}],
    ['as long as it may be', 'x'.repeat(1024), {}],
    [
      'a sign too short',
      longEnough.slice(1),
      expect.objectContaining({ password: expect.stringContaining('at least') }),
    ],
    ['a sign too long', 'x'.repeat(1025), { password: 'Password is too long' }],
    ['of spaces', ' '.repeat(20), { password: 'Password cannot be only spaces' }],
  ])('a password %s', (_what, password, expected) => {
    expect(problems(password)).toEqual(expected)
  })

  it.each([`${longEnough}y`, longEnough.toUpperCase(), ''])(
    'refuses %j as its repetition',
    (other) => {
      expect(problems(longEnough, other)).toEqual({ confirmPassword: 'Passwords do not match' })
    },
  )
})

it('compares addresses without spaces around them and in lower case', () => {
  const sent = { email: ' Ana@Example.ORG ', password: ' as typed ' }
  expect(loginSchema.parse(sent)).toEqual({ email: 'ana@example.org', password: ' as typed ' })
})
