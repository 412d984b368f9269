import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seal, unseal } from './seal'

beforeEach(() => vi.stubEnv('PAYLOAD_SECRET', 'one'))
afterEach(() => vi.unstubAllEnvs())

it('opens for its own owner alone, with the same secret', () => {
  const sealed = seal('GEZDGNBV', 'account 7')
  expect(unseal(sealed, 'account 7')).toBe('GEZDGNBV')
  expect(unseal(sealed, 'account 8')).toBeNull()
  vi.stubEnv('PAYLOAD_SECRET', 'two')
  expect(unseal(sealed, 'account 7')).toBeNull()
})

it('reads differently each time, and never as what it holds', () => {
  const [one, two] = [seal('GEZDGNBV', 'account 7'), seal('GEZDGNBV', 'account 7')]
  expect(one).not.toBe(two)
  for (const sealed of [one, two]) {
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('GEZDGNBV')
  }
})

it.each(['', 'AAAA', 'not base64 at all!'])('"%s" is refused', (text) => {
  expect(unseal(text, 'account 7')).toBeNull()
})

it('is refused when one bit is another', () => {
  const bytes = Buffer.from(seal('GEZDGNBV', 'account 7'), 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(unseal(bytes.toString('base64'), 'account 7')).toBeNull()
})

it('is readable with the previous key too, and written with the current one', () => {
  vi.stubEnv('PAYLOAD_SECRET', 'old secret')
  const sealed = seal('GEZDGNBV', 'account 7')
  vi.stubEnv('PAYLOAD_SECRET', 'new secret')
  expect(unseal(sealed, 'account 7')).toBeNull()
  vi.stubEnv('PAYLOAD_SECRET_PREVIOUS', 'old secret')
  expect(unseal(sealed, 'account 7')).toBe('GEZDGNBV')
  const again = seal('GEZDGNBV', 'account 7')
  vi.stubEnv('PAYLOAD_SECRET_PREVIOUS', '')
  expect(unseal(again, 'account 7')).toBe('GEZDGNBV')
  vi.unstubAllEnvs()
})
