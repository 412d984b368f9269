import { describe, expect, it } from 'vitest'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { MAX_ROW_ID } from '@/lib/row-id'
import { findTextPart, readIdempotencyKey, readNoticeVersion } from './texts'

it.each<[string | number | undefined, number | null]>([
  [1, 1],
  ['12', 12],
  [MAX_ROW_ID, MAX_ROW_ID],
  [MAX_ROW_ID + 1, null],
  ['99999999999', null],
  [0, null],
  [-1, null],
  [1.5, null],
  ['one', null],
  ['', null],
  [undefined, null],
])('the version of a notice in %j is %j', (sent, version) =>
  expect(readNoticeVersion(sent)).toBe(version),
)

describe('the key of an attempt', () => {
  const keyOf = (header: string | null, texts: [string, string][] = []) =>
    readIdempotencyKey(
      new Request(
        'http://x.example',
        header === null ? {} : { headers: { 'idempotency-key': header } },
      ),
      texts,
    )
  const longest = 'k'.repeat(REGISTRATION_LIMITS.idempotencyKeyLength)

  it('is that of the header, else that of the hidden field, else none', () => {
    const part: [string, string][] = [['idempotencyKey', 'hidden']]
    expect(keyOf('header', part)).toBe('header')
    expect(keyOf(null, part)).toBe('hidden')
    expect(keyOf(null)).toBeNull()
    expect(keyOf(null, [['idempotencyKey', '']])).toBeNull()
  })

  it('is refused when it is too long', () => {
    expect(keyOf(longest)).toBe(longest)
    expect(() => keyOf(`${longest}k`)).toThrow(/could not be read/)
  })
})

it('of two texts with one name the first counts', () => {
  const texts: [string, string][] = [
    ['a', '1'],
    ['b', '2'],
    ['b', '3'],
  ]
  expect([findTextPart(texts, 'b'), findTextPart(texts, 'c')]).toEqual(['2', undefined])
})
