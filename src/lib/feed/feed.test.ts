import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bridge } from '@/server/bridge/bridge'
import { UNKNOWN_CHANGE } from './change'
import { streamChanges } from './feed'
import { endStreams, FEED_LISTENER, STREAM_SLOTS_LISTENER } from './listeners'

const { recordFeed } = bridge
const listeners = () => recordFeed.eventNames().flatMap((name) => recordFeed.listeners(name)).length
const change = (id: number) => ({ came: [id], changed: [], isMore: false })

let leaving: AbortController
let leave: ReturnType<typeof vi.fn<() => Promise<void>>>
let mayStill: () => Promise<boolean>
let renew: () => Promise<boolean>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  leaving = new AbortController()
  leave = vi.fn(async () => {})
  mayStill = async () => true
  renew = async () => true
})
afterEach(() => {
  endStreams()
  vi.useRealTimers()
})

function open(missed: Parameters<typeof streamChanges>[0]['missed'] = null) {
  const place = { name: 'mine', renew: () => renew(), leave }
  const stream = { place, signal: leaving.signal, missed, mayStill: () => mayStill() }
  const reader = streamChanges(stream).body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no body')
  return reader
}
type Reader = ReturnType<typeof open>

async function rest(reader: Reader): Promise<string> {
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
  return text
}

it.each<[string, (reader: Reader) => unknown]>([
  ['the reader leaves', (reader) => reader.cancel()],
  ['its connection breaks', () => leaving.abort()],
  ['the process stops', endStreams],
  ['a newer stream takes its place', () => STREAM_SLOTS_LISTENER.onNotice('mine')],
])('nothing of it is left when %s', async (_when, end) => {
  const reader = open()
  expect([listeners(), vi.getTimerCount()]).toEqual([3, 1])
  await end(reader)
  await rest(reader)
  expect([listeners(), vi.getTimerCount(), leave.mock.calls.length]).toEqual([0, 0, 1])
})

it.each<[string, () => void]>([
  ['the permission is gone', () => (mayStill = async () => false)],
  ['another stream has its place', () => (renew = async () => false)],
  ['the database does not answer', () => (mayStill = () => Promise.reject(new Error('down')))],
])('a heartbeat ends it when %s', async (_when, lose) => {
  const reader = open()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(leave).not.toHaveBeenCalled()
  lose()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await rest(reader)).toMatch(/^(id: \d+\nevent: beat\ndata:\n\n){2}$/)
  expect([listeners(), leave.mock.calls.length]).toEqual([0, 1])
})

it('says what was missed, then what happens, and after a lost connection that anything may have', async () => {
  const reader = open(change(1))
  STREAM_SLOTS_LISTENER.onNotice('of somebody else')
  FEED_LISTENER.onNotice(JSON.stringify(change(2)))
  FEED_LISTENER.onMissed()
  endStreams()
  const told = [...(await rest(reader)).matchAll(/^data: (.+)$/gm)].map(([, text]) => text)
  expect(told).toEqual([change(1), change(2), UNKNOWN_CHANGE].map((one) => JSON.stringify(one)))
})

it('ends for a reader that takes nothing, before it fills the memory', () => {
  open()
  for (let id = 0; id < 60; id++) recordFeed.emit('change', change(id))
  expect(leave).not.toHaveBeenCalled()
  for (let id = 0; id < 20; id++) recordFeed.emit('change', change(id))
  expect([listeners(), leave.mock.calls.length]).toEqual([0, 1])
})

it('a reader that has left before it began gets nothing', async () => {
  leaving.abort()
  expect(await rest(open(change(1)))).toBe('')
  expect([listeners(), leave.mock.calls.length]).toEqual([0, 1])
})
