import { afterEach, expect, it, vi } from 'vitest'
import { connectionWarning, protectionOf, weakestDatabaseProtection } from './link'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['postgresql://a:b@127.0.0.1:5432/x', 'local', false],
  ['postgresql://a:b@localhost/x', 'local', false],
  ['postgresql://a:b@[::1]:5432/x', 'local', false],
  ['postgresql://a:b@/x?host=/var/run/postgresql', 'local', false],
  ['postgresql://a:b@db.example.org/x', 'plain', true],
  ['postgresql://a:b@db.example.org/x?sslmode=disable', 'plain', false],
  ['postgresql://a:b@db.example.org/x?sslmode=no-verify', 'unverified', true],
  ['postgresql://a:b@db.example.org/x?sslmode=require&uselibpqcompat=true', 'unverified', true],
  ['postgresql://a:b@db.example.org/x?sslmode=verify-full', 'verified', false],
  ['postgresql://a:b@localhost.example.org/x', 'plain', true],
])('%s is %s', (address, link, isWarned) => {
  expect(protectionOf(address)).toBe(link)
  expect(connectionWarning(address) !== null).toBe(isWarned)
})

const LOCAL = 'postgresql://a:b@localhost/x'
const PLAIN = 'postgresql://a:b@db.example.org/x'
const VERIFIED = `${PLAIN}?sslmode=verify-full`

it.each([
  [VERIFIED, '', 'verified'],
  [VERIFIED, PLAIN, 'plain'],
  [PLAIN, VERIFIED, 'plain'],
  [VERIFIED, `${PLAIN}?sslmode=no-verify`, 'unverified'],
  [LOCAL, VERIFIED, 'verified'],
  [LOCAL, LOCAL, 'local'],
])('of %s and %s the weaker one counts: %s', (address, direct, link) => {
  vi.stubEnv('DATABASE_URL', address)
  vi.stubEnv('DATABASE_DIRECT_URL', direct)
  expect(weakestDatabaseProtection()).toBe(link)
})
