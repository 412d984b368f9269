// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let titles: typeof import('./link-titles')
const asked: string[][] = []
let isFailing: boolean
let missing: string[]

beforeEach(async () => {
  vi.resetModules()
  titles = await import('./link-titles')
  vi.useFakeTimers()
  asked.splice(0)
  isFailing = false
  missing = []
  vi.stubGlobal('fetch', async (path: string) => {
    const links = (new URL(path, 'http://x').searchParams.get('of') ?? '').split(',')
    asked.push(links)
    if (isFailing) return Response.json({}, { status: 500 })
    const found = links.filter((link) => !missing.includes(link))
    return Response.json({ targets: found.map((link) => target(link)) })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const target = (link: string, title = `The ${link}`) =>
  ({ link, title, kind: 'page', isOpen: true }) as const
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const show = (link: unknown) => renderHook(() => titles.useLinkTarget(link)).result
const titleOf = (link: unknown) => renderHook(() => titles.useLinkTitle(link)).result.current

it('links that are shown at the same time are asked for in one request, each once', async () => {
  const shown = ['page:101', 'page:102', 'page:101'].map(show)
  expect(shown.map(({ current }) => current)).toEqual([undefined, undefined, undefined])
  await settle()
  expect(asked).toEqual([['page:101', 'page:102']])
  expect(shown.map(({ current }) => current?.title)).toEqual([
    'The page:101',
    'The page:102',
    'The page:101',
  ])
  show('page:102')
  await settle()
  expect(asked).toHaveLength(1)
})

it('tells a deleted row from one that is not loaded', async () => {
  missing = ['page:111']
  const deleted = show('page:111')
  await settle()
  expect(deleted.current).toBeNull()
  expect(titleOf('page:111')).toBeUndefined()
})

it('asks again for what could not be loaded', async () => {
  isFailing = true
  const shown = show('page:121')
  await settle()
  expect(shown.current).toBeUndefined()
  isFailing = false
  show('page:121')
  await settle()
  expect(shown.current?.title).toBe('The page:121')
})

it('knows what was found by searching, also by its newer title', async () => {
  const shown = show('page:131')
  await settle()
  act(() => titles.cacheTargets([target('page:131', 'Renamed')]))
  expect(shown.current?.title).toBe('Renamed')
})

it.each([
  ['/merch', 'Merch'],
  ['https://www.example.org/x', 'example.org'],
  ['', undefined],
  [null, undefined],
])('%j needs no request: %j', async (link, title) => {
  expect(titleOf(link)).toBe(title)
  await settle()
  expect(asked).toEqual([])
})
