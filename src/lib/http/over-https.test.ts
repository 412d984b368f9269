import { afterEach, expect, it, vi } from 'vitest'
import { isOverHttps } from './over-https'

afterEach(() => vi.unstubAllEnvs())

interface Settings {
  PUBLIC_URL?: string
  TRUST_PROXY?: string
}
const PUBLIC = { PUBLIC_URL: 'https://one.example' }
const HTTP = { PUBLIC_URL: 'http://one.example' }
const PROXY = { TRUST_PROXY: '1' }

it.each<[boolean, Record<string, string>, Settings]>([
  [false, { host: 'one.example' }, {}],
  [true, { host: 'one.example', origin: 'https://one.example' }, {}],
  [false, { host: 'one.example', origin: 'http://one.example' }, PUBLIC],
  [true, { host: 'one.example' }, PUBLIC],
  [false, { host: '10.0.0.5:3000' }, PUBLIC],
  [false, { host: 'one.example' }, HTTP],
  [false, { host: 'one.example', 'x-forwarded-proto': 'https' }, {}],
  [true, { host: 'one.example', 'x-forwarded-proto': 'https, http' }, PROXY],
  [false, { host: 'one.example', 'x-forwarded-proto': 'http' }, PROXY],
  [true, { host: '10.0.0.5', 'x-forwarded-host': 'one.example' }, { ...PUBLIC, ...PROXY }],
  [false, { host: '10.0.0.5', 'x-forwarded-host': 'one.example' }, PUBLIC],
])('%s for %o with %o', (expected, headers, settings) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  expect(isOverHttps(new Headers(headers))).toBe(expected)
})
