import { afterEach, expect, it, vi } from 'vitest'
import { refuseCrossSite } from './same-origin'

afterEach(() => vi.unstubAllEnvs())

const HOST = { host: 'one.example:3000' }
const isTaken = (headers: Record<string, string>, method = 'POST') => {
  try {
    refuseCrossSite(new Request('http://one.example:3000/', { method, headers }))
    return true
  } catch {
    return false
  }
}

it.each<[boolean, Record<string, string>]>([
  [true, HOST],
  [true, { ...HOST, origin: 'http://one.example:3000' }],
  [true, { ...HOST, 'sec-fetch-site': 'same-site' }],
  [false, { ...HOST, origin: 'http://one.example' }],
  [false, { ...HOST, origin: 'null' }],
  [false, { ...HOST, 'sec-fetch-site': 'cross-site' }],
  [false, { ...HOST, origin: 'https://two.example', 'x-forwarded-host': 'two.example' }],
])('%s for a change with %o', (taken, headers) => {
  expect(isTaken(headers)).toBe(taken)
})

it('lets other sites link to pages', () => {
  const headers = { ...HOST, origin: 'https://two.example', 'sec-fetch-site': 'cross-site' }
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(isTaken(headers, method)).toBe(true)
})

it('knows the address in PUBLIC_URL, and the host that a trusted proxy names', () => {
  vi.stubEnv('PUBLIC_URL', 'https://one.example')
  expect(isTaken({ host: '10.0.0.5', origin: 'https://one.example' })).toBe(true)
  expect(isTaken({ host: '10.0.0.5', origin: 'https://two.example' })).toBe(false)
  vi.stubEnv('TRUST_PROXY', '1')
  const proxied = { host: '10.0.0.5', 'x-forwarded-host': 'two.example' }
  expect(isTaken({ ...proxied, origin: 'https://two.example' })).toBe(true)
})
