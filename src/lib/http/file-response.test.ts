import { expect, it } from 'vitest'
import { parseRange } from './file-response'

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
])('%s of a thousand bytes', (header, span) => expect(parseRange(header, 1000)).toEqual(span))

it.each(['bytes=1000-', 'bytes=9-5', 'bytes=-0'])('%s cannot be given', (header) =>
  expect(parseRange(header, 1000)).toBeNull(),
)

it.each([null, 'bytes=-', 'bytes=0-1,5-6', 'lines=0-5'])('%s asks for the whole', (header) =>
  expect(parseRange(header, 1000)).toBeUndefined(),
)
