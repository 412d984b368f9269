import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { staleWhileRevalidateCache } from './stale-while-revalidate-cache'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/**
 * Returns a cache of what `make` returns. A value such as `until 5000` is stale once the clock
 * shows 5000 ms since 1970.
 */
const keeping = (make: (name: string) => Promise<string | null>) =>
  staleWhileRevalidateCache({
    make,
    nameOf: (name: string) => name,
    lifetimeOf: (name) =>
      name === 'page' ? { freshMs: 30_000, staleMs: 60_000 } : { freshMs: 500, staleMs: 1_000 },
    untilOf: (value: string) => Number(value.split('until ')[1]) || null,
  })

function maker() {
  const under: { resolve: (value: string | null) => void; reject: (error: Error) => void }[] = []
  const make = vi.fn(
    () => new Promise<string | null>((resolve, reject) => under.push({ resolve, reject })),
  )
  return { make, pages: keeping(make), under }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('makes one for all who ask at once', async () => {
  const { make, pages, under } = maker()
  const found = [pages.find('a'), pages.find('a')]
  under[0]?.resolve('first')
  expect(await Promise.all(found)).toEqual(['first', 'first'])
  expect(await pages.find('a')).toBe('first')
  expect(make).toHaveBeenCalledTimes(1)
})

it('gives the last one while the next is made, and none that is a second old', async () => {
  const { make, pages, under } = maker()
  const first = pages.find('a')
  under[0]?.resolve('first')
  await first
  vi.advanceTimersByTime(500)
  expect(await pages.find('a')).toBe('first')
  expect(make).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(500)
  const late = pages.find('a')
  under[1]?.resolve('second')
  expect(await late).toBe('second')
  expect(make).toHaveBeenCalledTimes(2)
})

it('keeps for as long as the wanted one may be old', async () => {
  const { make, pages, under } = maker()
  const first = pages.find('page')
  under[0]?.resolve('first')
  await first
  vi.advanceTimersByTime(29_000)
  expect(await pages.find('page')).toBe('first')
  expect(make).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(31_000)
  const late = pages.find('page')
  under[1]?.resolve('second')
  expect(await late).toBe('second')
})

it('gives nothing from the moment on at which it is not true any more', async () => {
  const { make, pages, under } = maker()
  const first = pages.find('page')
  under[0]?.resolve(`until ${Date.now() + 5_000}`)
  await first
  vi.advanceTimersByTime(4_999)
  expect(await pages.find('page')).toMatch('until')
  expect(make).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  const next = pages.find('page')
  under[1]?.resolve('afterwards')
  expect(await next).toBe('afterwards')
})

it('gives the last one while no newer one can be made, until a change', async () => {
  const { pages, under } = maker()
  const first = pages.find('a')
  under[0]?.resolve('first')
  await first
  vi.advanceTimersByTime(5_000)
  const second = pages.find('a')
  under[1]?.reject(new Error('down'))
  expect(await second).toBe('first')
  pages.forget()
  const third = pages.find('a')
  under[2]?.reject(new Error('down'))
  await expect(third).rejects.toThrow('down')
})

it('counts the age from when the making began', async () => {
  const { make, pages, under } = maker()
  const first = pages.find('a')
  vi.advanceTimersByTime(1_000)
  under[0]?.resolve('first')
  await first
  void pages.find('a')
  expect(make).toHaveBeenCalledTimes(2)
})

it('forgets what is kept and what is being made', async () => {
  const { pages, under } = maker()
  const old = pages.find('a')
  pages.forget()
  under[0]?.resolve('before the change')
  expect(await old).toBe('before the change')
  const next = pages.find('a')
  under[1]?.resolve('after it')
  expect(await next).toBe('after it')
})

it('tells what went wrong to those who wait, and tries again for the next', async () => {
  const { pages, under } = maker()
  const first = pages.find('a')
  under[0]?.reject(new Error('down'))
  await expect(first).rejects.toThrow('down')
  const second = pages.find('a')
  under[1]?.resolve('up')
  expect(await second).toBe('up')
  vi.advanceTimersByTime(500)
  expect(await pages.find('a')).toBe('up')
  // No caller waits for this value, so its failure must not cause an unhandled rejection.
  under[2]?.reject(new Error('down again'))
  await settle()
  expect(await pages.find('a')).toBe('up')
})

it('keeps no more than there is room for', async () => {
  const make = vi.fn(async (name: string) => name)
  const pages = keeping(make)
  for (let number = 0; number <= 500; number++) await pages.find(`${number}`)
  await pages.find('500')
  expect(make).toHaveBeenCalledTimes(501)
  await pages.find('0')
  expect(make).toHaveBeenCalledTimes(502)
})
