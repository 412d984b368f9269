import { EventEmitter } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackResponse, yieldToRequests } from './give-way'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const open = () => {
  const answer = Object.assign(new EventEmitter(), { headersSent: false })
  trackResponse(answer)
  return answer
}

async function isThrough(gone: Promise<void>): Promise<boolean> {
  let isSettled = false
  void gone.then(() => {
    isSettled = true
  })
  for (let turn = 0; turn < 3; turn++) await setImmediate()
  return isSettled
}

it('goes on at once where nobody waits', async () => {
  const [sent, gone] = [open(), open()]
  sent.headersSent = true
  gone.emit('close')
  expect(await isThrough(yieldToRequests())).toBe(true)
})

it('lets an answer go first, and goes on once its head is sent', async () => {
  const answer = open()
  const way = yieldToRequests()
  expect(await isThrough(way)).toBe(false)
  answer.headersSent = true
  vi.advanceTimersByTime(1)
  await way
  expect(await isThrough(yieldToRequests())).toBe(true)
})

it('goes on all the same while somebody always waits', async () => {
  const answer = open()
  for (let step = 0; step < 5; step++) {
    const way = yieldToRequests()
    expect(await isThrough(way)).toBe(false)
    vi.advanceTimersByTime(1)
    await way
  }
  expect(answer.headersSent).toBe(false)
  answer.emit('close')
})
