import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FrameSources } from './bridge/bridge'
import { cacheFrameSources } from './frame-sources'
import { NO_FRAME_SOURCES } from './policy'

const of = (store: string) => ({ frames: [`https://${store}.example`] })

let begun: PromiseWithResolvers<FrameSources>[]
let find: ReturnType<typeof cacheFrameSources>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  begun = []
  find = cacheFrameSources(() => {
    const reading = Promise.withResolvers<FrameSources>()
    begun.push(reading)
    return reading.promise
  })
})
afterEach(() => void vi.useRealTimers())

it('lets only those wait who come before the first answer, and reads once for them', async () => {
  const first = [find(), find()]
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(of('a'))
  expect(await Promise.all(first)).toEqual([of('a'), of('a')])
  vi.advanceTimersByTime(60_000)
  expect(await find()).toEqual(of('a'))
  expect(begun).toHaveLength(2)
  begun[1]?.resolve(of('b'))
  await vi.waitUntil(async () => (await find()).frames[0] === of('b').frames[0])
})

it('reads when something has changed, before anybody comes', async () => {
  const first = find()
  begun[0]?.resolve(of('a'))
  await first
  find.renew()
  expect(begun).toHaveLength(2)
  const next = find()
  begun[1]?.resolve(of('b'))
  expect(await next).toEqual(of('b'))
})

it('goes on without, when reading fails from the start', async () => {
  const first = find()
  begun[0]?.reject(new Error('no database'))
  expect(await first).toEqual(NO_FRAME_SOURCES)
})

it('keeps the sources from before, when reading fails after a change', async () => {
  const first = find()
  begun[0]?.resolve(of('a'))
  await first
  find.renew()
  begun[1]?.reject(new Error('no database'))
  expect(await find()).toEqual(of('a'))
})
