import { afterEach, expect, it, vi } from 'vitest'
import { pool, withLock } from '@/lib/database/db'
import { onOneConnection } from '@/lib/database/durable'

afterEach(() => void vi.restoreAllMocks())

const busy = async () => {
  const { totalCount, idleCount } = await pool()
  return totalCount - idleCount
}

it('one at a time, in their order, also after one that failed; others do not wait', async () => {
  const told: string[] = []
  const first = Promise.withResolvers<void>()
  const work = (name: string, until?: Promise<void>) => async () => {
    told.push(`${name} begins`)
    await until
    told.push(`${name} ends`)
    return name
  }
  const one = withLock('locks.test', work('one', first.promise))
  await vi.waitFor(() => expect(told).toEqual(['one begins']))
  const failing = withLock('locks.test', async () => {
    throw new Error('refused')
  })
  const three = withLock('locks.test', work('three'))
  expect(await withLock('locks.test.other', work('other'))).toBe('other')
  expect(told.filter((line) => !line.startsWith('other'))).toEqual(['one begins'])
  first.resolve()
  await expect(failing).rejects.toThrow('refused')
  expect([await one, await three]).toEqual(['one', 'three'])
  expect(told.filter((line) => !line.startsWith('other'))).toEqual([
    ...['one begins', 'one ends', 'three begins', 'three ends'],
  ])
})

it('who waits takes no connection from others', async () => {
  const before = await busy()
  const first = Promise.withResolvers<void>()
  const all = [first.promise, null, null, null, null].map((until) =>
    withLock('locks.test', async () => until),
  )
  await withLock('locks.test.other', async () => {})
  expect(await busy()).toBe(before + 1)
  first.resolve()
  await Promise.all(all)
})

it('the lock holds for other processes too', async () => {
  const other = await (await pool()).connect()
  try {
    await other.query(`select pg_advisory_lock(hashtextextended('locks.test', 0))`)
    let isDone = false
    const work = withLock('locks.test', async () => {
      isDone = true
    })
    await withLock('locks.test.other', async () => {})
    expect(isDone).toBe(false)
    await other.query(`select pg_advisory_unlock(hashtextextended('locks.test', 0))`)
    await work
    expect(isDone).toBe(true)
  } finally {
    other.release()
  }
})

it('a connection goes back when its work is done, and is closed when that failed', async () => {
  const connections = await pool()
  const before = await busy()
  expect(await onOneConnection(async () => 7)).toBe(7)
  expect(await busy()).toBe(before)
  const closed = vi.fn()
  connections.once('remove', closed)
  const failing = onOneConnection(async () => {
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await busy()).toBe(before)
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  connections.off('remove', closed)
})
