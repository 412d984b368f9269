import { expect, it } from 'vitest'
import { findKnownDevice, knownDeviceCookie } from './known-device'

const browserWith = (line = '') => new Headers({ cookie: line.split(';')[0] ?? '' })

const email = (number: number) => `person-${number}@example.org`

it('knows the last eight accounts of a browser, which keeps its id', () => {
  let browser = browserWith()
  const ids = new Set<string | null>()
  for (let number = 1; number <= 9; number++) {
    browser = browserWith(knownDeviceCookie(browser, email(number)))
    ids.add(findKnownDevice(browser, email(number)))
  }
  expect(ids.size).toBe(1)
  expect([...ids][0]).toMatch(/^[\w-]{22}$/)
  expect(findKnownDevice(browser, email(1))).toBeNull()
  expect(findKnownDevice(browser, email(2))).not.toBeNull()
  browser = browserWith(knownDeviceCookie(browser, email(2)))
  browser = browserWith(knownDeviceCookie(browser, email(1)))
  expect(findKnownDevice(browser, email(2))).not.toBeNull()
  expect(findKnownDevice(browser, email(3))).toBeNull()
})

it('gives every browser an id of its own, for a year', () => {
  const [one, two] = [
    knownDeviceCookie(new Headers(), 'a@b.c'),
    knownDeviceCookie(new Headers(), 'a@b.c'),
  ]
  expect(findKnownDevice(browserWith(one), 'a@b.c')).not.toBe(
    findKnownDevice(browserWith(two), 'a@b.c'),
  )
  const [, expires = ''] = /Expires=([^;]+)/.exec(one) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})
