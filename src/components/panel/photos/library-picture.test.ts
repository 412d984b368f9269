import { expect, it } from 'vitest'
import { lacksDescription } from './library-picture'

it.each([
  ['Raised hands before a stage lit in violet', false],
  ['Photo of a candle', false],
  ['', true],
  ['  ', true],
  ['IMG_2041', true],
  ['DSC 0012', true],
  ['candle-vigil.webp', true],
  [null, true],
])('%s lacks a description: %s', (alt, lacks) =>
  expect(lacksDescription({ id: 1, alt })).toBe(lacks),
)
