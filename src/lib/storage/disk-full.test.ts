import { expect, it } from 'vitest'
import { isDiskFull } from './disk-full'

const withCode = (code: string, cause?: Error) =>
  Object.assign(new Error(code, { cause }), { code })

it.each([
  ['a full disk', withCode('ENOSPC')],
  ['a used-up quota', withCode('EDQUOT')],
  ['a file above the limit', withCode('EFBIG')],
  ['the full disk of the database, as drizzle tells it', withCode('', withCode('53100'))],
])('sees %s', (_case, error) => expect(isDiskFull(error)).toBe(true))

it.each([
  ['a missing folder', withCode('ENOENT')],
  ['a database that is down', withCode('', withCode('57P01'))],
  ['anything else', 'ENOSPC'],
])('is not %s', (_case, error) => expect(isDiskFull(error)).toBe(false))
