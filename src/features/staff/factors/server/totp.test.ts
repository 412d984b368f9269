import { describe, expect, it } from 'vitest'
import { newTotpSecret, otpauthUrl, timeStepOfCode } from './totp'

/** RFC 6238, appendix B: the seed in base32, and the last six digits of its codes. */
const SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('timeStepOfCode', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at %d s it is %s', (seconds, code) => {
    expect(timeStepOfCode(SEED, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('takes the step before and the one after, and says which it was', () => {
    const at = (seconds: number) => timeStepOfCode(SEED, '005924', seconds * 1000)
    expect([1234567890 - 60, 1234567890 + 61].map(at)).toEqual([null, null])
    expect([1234567890 - 30, 1234567890 + 30].map(at)).toEqual([41152263, 41152263])
  })

  it.each(['', '28708', '2870820', 'abcdef', '٢٨٧٠٨٢'])('%s is none', (code) => {
    expect(timeStepOfCode(SEED, code, 59_000)).toBeNull()
  })
})

it('a secret has 160 bits, and apps read it with the site and the address', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  const address = new URL(otpauthUrl(secret, 'One & Only: Name', 'ana+x@example.org'))
  expect(address.searchParams.get('secret')).toBe(secret)
  expect(address.searchParams.get('issuer')).toBe('One & Only: Name')
  expect(decodeURIComponent(address.pathname)).toContain('ana+x@example.org')
})
