import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  addIfWithinLimit,
  decrementCounters,
  deleteExpiredCounters,
  hasExceededAnyLimit,
} from '@/lib/counters/counters'
import { incrementCounters } from '@/lib/counters/increment-counters'
import { db, pool } from '@/lib/database/db'

const clear = async () => void (await (await pool()).query('delete from rate_limits'))
beforeEach(clear)
afterEach(async () => {
  vi.restoreAllMocks()
  await clear()
})

const KEY = 'pace:192.0.2.1'
const crowd = (size: number, more = {}) =>
  Promise.all(
    Array.from({ length: size }, async () => {
      const counts = await incrementCounters([{ key: KEY, seconds: 10, ...more }])
      return counts.get(KEY) ?? 0
    }),
  )

it('a crowd is counted one by one, in few statements', async () => {
  const statements = vi.spyOn(await pool(), 'query')
  const counts = await crowd(200)
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
  expect(statements.mock.calls.length).toBeLessThan(20)
})

it('counts what several ask about each by itself', async () => {
  const [first, second] = await Promise.all([
    incrementCounters([
      { key: 'a', seconds: 10 },
      { key: 'b', seconds: 10 },
    ]),
    incrementCounters([
      { key: 'b', seconds: 10 },
      { key: 'b', seconds: 10 },
    ]),
  ])
  expect([...(first ?? [])]).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect([...(second ?? [])]).toEqual([['b', 2]])
})

it('what a crowd passes at once stays passed', async () => {
  const limited = { limit: 5, blockSeconds: 600 }
  await crowd(3, limited)
  await crowd(4, limited)
  const afterPause = await incrementCounters(
    [{ key: KEY, seconds: 10, ...limited }],
    Date.now() + 60_000,
  )
  expect(afterPause.get(KEY)).toBe(8)
  const afterBlock = await incrementCounters(
    [{ key: KEY, seconds: 10, ...limited }],
    Date.now() + 3_600_000,
  )
  expect(afterBlock.get(KEY)).toBe(1)
})

it('takes back what turned out to be known, and nothing below none', async () => {
  await crowd(3)
  await decrementCounters([KEY, 'never counted'])
  expect(await crowd(1)).toEqual([3])
  await Promise.all(Array.from({ length: 9 }, () => decrementCounters([KEY])))
  expect(await crowd(1)).toEqual([1])
})

it('names the whole time to what is more than the limit, although no counter began', async () => {
  const add = (points: number) => addIfWithinLimit({ key: KEY, points, most: 3, seconds: 600 })
  expect(await add(4)).toBe(600)
  expect(await add(3)).toBeNull()
})

it('a limit is passed for as long as its counter lasts, which is then swept', async () => {
  await crowd(3)
  await incrementCounters([{ key: 'other', seconds: 60 }])
  const isPassed = async (limit: number) => hasExceededAnyLimit(await db(), [{ key: KEY, limit }])
  expect([await isPassed(2), await isPassed(3)]).toEqual([true, false])
  expect(await hasExceededAnyLimit(await db(), [])).toBe(false)
  await (await pool()).query('update rate_limits set expire = 1 where key = $1', [KEY])
  expect(await isPassed(2)).toBe(false)
  await deleteExpiredCounters(new Date())
  const { rows } = await (await pool()).query('select key from rate_limits')
  expect(rows).toEqual([{ key: 'other' }])
})

it('adds to what is within a limit, and begins anew after its time', async () => {
  const add = (points: number) => addIfWithinLimit({ key: KEY, points, most: 3, seconds: 600 })
  expect([await add(2), await add(1)]).toEqual([null, null])
  expect(await add(1)).toBeGreaterThan(590)
  await (await pool()).query('update rate_limits set expire = 1 where key = $1', [KEY])
  expect([await add(2), await add(1)]).toEqual([null, null])
})

it('tells everybody who waits when the database fails, and goes on', async () => {
  const failing = vi.spyOn(await pool(), 'query').mockRejectedValueOnce(new Error('down') as never)
  const first = incrementCounters([{ key: KEY, seconds: 10 }])
  await expect(first).rejects.toThrow('down')
  failing.mockRestore()
  expect(await crowd(2)).toEqual([1, 2])
})
