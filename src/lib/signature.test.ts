import { afterEach, expect, it, vi } from 'vitest'
import { acceptedSignatures, isSigned, sign } from './signature'

afterEach(() => vi.unstubAllEnvs())
const withSecrets = (current: string, previous = '') => {
  vi.stubEnv('PAYLOAD_SECRET', current)
  vi.stubEnv('PAYLOAD_SECRET_PREVIOUS', previous)
}

it('is accepted for its own text and length alone', () => {
  withSecrets('one')
  const signature = sign('row 7', 22)
  expect(signature).toHaveLength(22)
  expect(isSigned('row 7', signature, 22)).toBe(true)
  expect(isSigned('row 8', signature, 22)).toBe(false)
  expect(isSigned('row 7', signature.slice(0, 4), 22)).toBe(false)
  expect(isSigned('row 7', '', 22)).toBe(false)
})

it('lasts while the secret is the previous one, and new ones are of the current', () => {
  withSecrets('old')
  const signature = sign('row 7', 22)
  withSecrets('new', 'old')
  expect(isSigned('row 7', signature, 22)).toBe(true)
  expect(sign('row 7', 22)).not.toBe(signature)
  expect(acceptedSignatures('row 7', 22)).toEqual([sign('row 7', 22), signature])
  withSecrets('new')
  expect(isSigned('row 7', signature, 22)).toBe(false)
})
