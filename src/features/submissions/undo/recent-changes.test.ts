import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  countChangedRows,
  describeChange,
  recentChanges,
  type UndoableChange,
} from './recent-changes'

const ANA = 1
const BEN = 2
const deleted = (...ids: number[]): UndoableChange => ({ kind: 'delete', ids })

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of recentChanges.of(ANA)) recentChanges.remove(ANA, id)
})

it('keeps the last twenty, newest first, and forgets what was taken back', () => {
  for (let at = 1; at <= 22; at++) recentChanges.add(ANA, deleted(at))
  const [newest, second] = recentChanges.of(ANA)
  expect(recentChanges.of(ANA)).toHaveLength(20)
  expect(newest?.change).toEqual(deleted(22))
  recentChanges.remove(ANA, newest?.id ?? 0)
  expect(recentChanges.of(ANA)[0]).toBe(second)
})

it('belongs to one account, and outlives a reload of the page', () => {
  recentChanges.add(ANA, deleted(5))
  const kept = stored.get('recent-changes') ?? ''
  expect(recentChanges.of(BEN)).toEqual([])
  stored.set('recent-changes', kept)
  expect(recentChanges.of(ANA)).toMatchObject([{ change: deleted(5) }])
})

it.each<[UndoableChange, number, string]>([
  [{ kind: 'status', status: 'reviewed', earlier: { new: [12] } }, 1, '#12 set to reviewed'],
  [
    { kind: 'status', status: 'reviewed', earlier: { new: [1, 2], contacted: [3] } },
    3,
    '3 registrations set to reviewed',
  ],
  [
    { kind: 'assignee', to: { id: 4, name: 'Ana' }, earlier: [{ assigneeId: null, ids: [7] }] },
    1,
    '#7 assigned to Ana',
  ],
  [
    {
      kind: 'assignee',
      to: null,
      earlier: [
        { assigneeId: 4, ids: [7] },
        { assigneeId: 5, ids: [8] },
      ],
    },
    2,
    '2 registrations assigned to nobody',
  ],
  [deleted(1, 2), 2, '2 registrations deleted'],
  [{ kind: 'merge', kept: 1, other: 2 }, 1, '#2 merged into #1'],
])('%j concerns %i and reads "%s…"', (change, count, words) => {
  expect(countChangedRows(change)).toBe(count)
  expect(describeChange(change, (status) => status)).toBe(words)
})
