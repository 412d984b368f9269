import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { pickEncoding } from './encoding'

it.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip;q=1.0, deflate'],
  ['gzip', 'br;q=0, gzip'],
  ['gzip', 'br; q=0.000, gzip;q=0.5'],
  ['br', '*'],
  ['gzip', '*, br;q=0'],
  [null, 'br;q=0, gzip;q=0'],
  [null, '*;q=0'],
  [null, 'identity'],
  [null, 'brotli, x-gzipped'],
  [null, ''],
  [null, undefined],
])('%s for a client that accepts %o', (encoding, accepted) => {
  expect(pickEncoding({ headers: { 'accept-encoding': accepted } } as IncomingMessage)).toBe(
    encoding,
  )
})
