import { expect, it } from 'vitest'
import { planStatuses } from './plan'

it('changes what differs and remembers each one’s earlier status', () => {
  const rows = [
    { id: 1, status: 'new' },
    { id: 2, status: 'completed' },
    { id: 3, status: 'reviewed' },
  ] as const
  expect(planStatuses(rows, 'completed')).toEqual({
    changes: [
      { id: 1, status: 'completed', was: 'new' },
      { id: 3, status: 'completed', was: 'reviewed' },
    ],
    earlier: { new: [1], reviewed: [3] },
  })
  expect(planStatuses([], 'new')).toEqual({ changes: [], earlier: {} })
})
