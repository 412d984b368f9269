import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from './relative-time'

const NOW = new Date(2025, 10, 20, 15, 0)
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

describe('formatRelativeTime', () => {
  it.each([
    [ago(0), 'just now'],
    [ago(-3), 'just now'],
    [ago(4), '4 min ago'],
    [ago(59), '59 min ago'],
    [ago(60), '1 h ago'],
    [ago(14 * 60), '14 h ago'],
    [new Date(2025, 10, 19, 23, 30), 'Yesterday'],
    [new Date(2025, 10, 17, 9, 0), '3 days ago'],
    [new Date(2025, 10, 3, 9, 0), 'Nov 3'],
    [new Date(2024, 10, 3, 9, 0), 'Nov 3, 2024'],
  ])('%s is "%s"', (at, text) => {
    expect(formatRelativeTime(at, NOW)).toBe(text)
  })

  it('counts minutes across midnight, not days', () => {
    const justAfterMidnight = new Date(2025, 10, 20, 0, 10)
    expect(formatRelativeTime(new Date(2025, 10, 19, 23, 50), justAfterMidnight)).toBe('20 min ago')
  })
})
