import { expect, it } from 'vitest'
import { linkOf, linkWarning } from './link'

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
  expect(linkOf(address)).toBe(link)
  expect(linkWarning(address) !== null).toBe(isWarned)
})
