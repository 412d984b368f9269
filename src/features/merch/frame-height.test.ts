import { expect, it } from 'vitest'
import { readFrameHeight } from './frame-height'

const STORE = 'https://store.example'
const read = (data: unknown, origin = STORE) => readFrameHeight({ origin, data }, STORE)

it('takes the height the store posts', () => {
  expect(read({ height: 1234 })).toBe(1234)
  expect(read({ type: 'resize', height: '2000.2' })).toBe(2001)
  expect(read('{"height":900}')).toBe(900)
})

it('is never lower than 800 pixels, and never endless', () => {
  expect(read({ height: 10 })).toBe(800)
  expect(read({ height: 9_999_999 })).toBe(20_000)
})

it.each([
  'https://store.example.evil.example',
  'http://store.example',
  'https://elsewhere.example',
  'null',
  '',
])('ignores a message from %j', (origin) => expect(read({ height: 1234 }, origin)).toBeNull())

it.each([
  null,
  'hello',
  '{',
  42,
  {},
  { height: 'tall' },
  { height: -5 },
  { height: Number.POSITIVE_INFINITY },
  { height: null },
])('ignores %j', (data) => expect(read(data)).toBeNull())
