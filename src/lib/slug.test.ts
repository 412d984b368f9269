import { expect, it } from 'vitest'
import { SLUG_PATTERN, slugify } from './slug'

it.each([
  ['National Worship Celebration 2026', 'national-worship-celebration-2026'],
  ['  Youth  &  Night!! ', 'youth-night'],
  ['Dasmariñas Señor', 'dasmarinas-senor'],
  ['---', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugify(name)).toBe(slug)
  if (slug) expect(slug).toMatch(SLUG_PATTERN)
})
