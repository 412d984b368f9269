// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLinkSearch } from './link-search'

const asked: { search: string; answer: PromiseWithResolvers<Response> }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked.splice(0)
  vi.stubGlobal('fetch', (path: string) => {
    const answer = Promise.withResolvers<Response>()
    asked.push({ search: new URL(path, 'http://x').searchParams.get('search') ?? '', answer })
    return answer.promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function answer(at: number, title: string | null) {
  const target = { link: `page:${at + 1}`, kind: 'page', title, isOpen: true }
  if (title === null) asked[at]?.answer.reject(new TypeError('Failed to fetch'))
  else asked[at]?.answer.resolve(Response.json({ targets: [target] }))
  await passes(0)
}

function open(search = '') {
  const { result, rerender, unmount } = renderHook(({ text }) => useLinkSearch(text), {
    initialProps: { text: search },
  })
  return {
    load: () => act(() => result.current.load()),
    type: (text: string) => rerender({ text }),
    now: () => [result.current.targets.map(({ title }) => title), result.current.isLoading],
    unmount,
  }
}

it('asks nothing before the list is opened, then at once', async () => {
  const { load, now } = open()
  await passes(1000)
  expect(asked).toEqual([])
  load()
  await passes(0)
  expect([asked.length, now()]).toEqual([1, [[], true]])
  await answer(0, 'Giving')
  expect(now()).toEqual([['Giving'], false])
})

it('asks for what is typed when the person pauses, and for no more than the server takes', async () => {
  const { load, type } = open()
  load()
  await passes(0)
  type('giv')
  await passes(199)
  type(` ${'giving '.repeat(40)}`)
  await passes(200)
  expect(asked.map(({ search }) => search)).toEqual(['', 'giving '.repeat(40).slice(0, 100)])
})

it('a late answer does not take the place of a newer one', async () => {
  const { load, type, now } = open()
  load()
  await passes(0)
  type('camp')
  await passes(200)
  await answer(1, 'Camp')
  await answer(0, 'Giving')
  expect(now()).toEqual([['Camp'], false])
})

it('keeps the list when a request fails, and does not go on loading', async () => {
  const { load, type, now } = open()
  load()
  await passes(0)
  await answer(0, 'Giving')
  type('camp')
  await passes(200)
  await answer(1, null)
  expect(now()).toEqual([['Giving'], false])
})

it('asks nothing once the field is left', async () => {
  const { load, type, unmount } = open()
  load()
  await passes(0)
  type('camp')
  unmount()
  await passes(1000)
  expect(asked).toHaveLength(1)
})
