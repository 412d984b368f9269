import { describe, expect, it } from 'vitest'
import { findErasureCutoff, privacySchema } from './privacy'

const AT = new Date('2026-03-01T12:00:00Z')

describe('what is due', () => {
  it('after arrival: what came so many days before', () => {
    const due = findErasureCutoff({ days: 30, from: 'arrival', eventDay: null }, AT)
    expect(due?.toISOString()).toBe('2026-01-30T12:00:00.000Z')
  })
  it('after an event: all, once its last day in Manila and the days after it are over', () => {
    const event = { days: 10, from: 'event', eventDay: '2026-02-18' } as const
    expect(findErasureCutoff(event, new Date('2026-02-28T15:59:59Z'))).toBeNull()
    const over = new Date('2026-02-28T16:00:00Z')
    expect(findErasureCutoff(event, over)).toEqual(over)
  })
  it.each([
    { days: null, from: 'arrival', eventDay: null },
    { days: null, from: 'event', eventDay: '2020-01-01' },
    { days: 1, from: 'event', eventDay: null },
  ] as const)('nothing of %j', (retention) => expect(findErasureCutoff(retention, AT)).toBeNull())
})

it.each([
  [
    { isOn: true, text: ' ' },
    { days: 30, from: 'arrival', eventDay: null },
  ],
  [
    { isOn: false, text: '' },
    { days: 0, from: 'arrival', eventDay: null },
  ],
  [
    { isOn: false, text: '' },
    { days: 3651, from: 'arrival', eventDay: null },
  ],
  [
    { isOn: false, text: '' },
    { days: 3, from: 'arrival', eventDay: '2026-02-30' },
  ],
])('%j %j is refused', (notice, retention) => {
  expect(privacySchema.safeParse({ notice, retention }).success).toBe(false)
})
