import { afterEach, expect, it, vi } from 'vitest'
import { newIdempotencyKey, randomHex } from './idempotency-key'

afterEach(() => void vi.restoreAllMocks())

it('each filled form has a key of its own, of 128 bits', () => {
  const keys = Array.from({ length: 20 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(20)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

it('small bytes have two digits too', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) => {
    ;(values as Uint8Array).set([0, 15, 255])
    return values
  })
  expect(randomHex(3)).toBe('000fff')
})
