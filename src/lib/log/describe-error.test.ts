import { DrizzleQueryError } from '@payloadcms/db-postgres/drizzle'
import { expect, it } from 'vitest'
import { describeError, withoutValues } from './describe-error'

const written = (error: unknown) => JSON.stringify(describeError(error))

const refused = () =>
  Object.assign(new Error('invalid input syntax for type json: "Ana Reyes"'), {
    code: '23505',
    constraint: 'receipts_address_idx',
    table: 'receipts',
    detail: 'Key (address)=(ana@example.org) already exists.',
    where: 'JSON data, line 1: Ana Reyes',
  })

it('says what went wrong and where', () => {
  const { type, message, at, code, constraint } = describeError(refused())
  expect({ type, message, code, constraint }).toEqual({
    type: 'Error',
    message: 'invalid input syntax for type json',
    code: '23505',
    constraint: 'receipts_address_idx',
  })
  expect(at[0]).toContain('describe-error.test.ts')
})

it('has nothing that somebody wrote', () => {
  const params = ['Ana Reyes', 'ana@example.org', '0917 555 0101']
  const query = 'insert into receipts values ($1, $2, $3)'
  const failed = new DrizzleQueryError(query, params, refused())
  for (const word of ['Ana', 'ana@', '0917']) expect(written(failed)).not.toContain(word)
  expect(describeError(failed).cause?.table).toBe('receipts')
})

it('takes no line of a message for one of the stack', () => {
  expect(written(new Error('Refused\n    at Ana Reyes (mail.ts:1:1)\n    at once'))).not.toMatch(
    /Ana|once/,
  )
})

it.each([
  ['Unexpected token \'A\', "Ana Reyes" is not valid JSON', 'Unexpected token'],
  ['Key (address)=(ana@example.org) already exists.', 'Key'],
  ['550 5.1.1 no mailbox ana@example.org here', '… no mailbox … here'],
  ['Called at 0917 555 0101 twice', 'Called at … twice'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED …'],
])('cuts %j', (message, expected) => {
  expect(withoutValues(message)).toBe(expected)
})

it('names no class whose name a build has shortened', () => {
  class i extends Error {}
  expect(describeError(new i()).type).toBe('Error')
  expect(describeError(new TypeError('x')).type).toBe('TypeError')
})

it('ends where causes go round', () => {
  const error = new Error('round')
  error.cause = error
  expect(written(error).match(/"round"/g)?.length).toBeLessThan(10)
})

it('says of what is no error only its kind', () => {
  expect(describeError('ana@example.org')).toEqual({ type: 'string', message: '', at: [] })
})
