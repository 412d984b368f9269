import { afterEach, beforeEach, expect, it } from 'vitest'
import { formatManilaDay, formatManilaMoment } from './moments'

const { TZ } = process.env
beforeEach(() => {
  process.env.TZ = 'America/New_York'
})
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

it('days and times are those of Manila, wherever the editor is', () => {
  expect(formatManilaDay('2026-01-01T16:30:00Z')).toBe('Jan 2, 2026')
  expect(formatManilaMoment('2026-01-01T16:30:00Z')).toMatch(/^Jan 2, 2026, 12:30\sAM$/i)
})
