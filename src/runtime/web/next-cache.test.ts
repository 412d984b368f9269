import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilTag } from '@/lib/cache/until.mjs'
import NextCache from './next-cache.mjs'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'next-cache-'))
  vi.stubEnv('DATA_DIR', dataDir)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, { recursive: true })
})

const IMAGE = { kind: 'IMAGE' }
const picture = { kind: 'IMAGE', etag: 'a', extension: 'avif', buffer: Buffer.from('pixels') }
/** As Next makes it. */
const Cache = NextCache as new (context: object) => NextCache
const open = () => new Cache({ maxMemoryCacheSize: 0, revalidatedTags: [] })

it('keeps a picture for every process on the same data folder', async () => {
  expect(await open().get('key', IMAGE)).toBeNull()
  await open().set('key', picture, {})
  const kept = await open().get('key', IMAGE)
  expect(kept.value).toMatchObject({ kind: 'IMAGE', etag: 'a', extension: 'avif' })
  expect(Buffer.from(kept.value.buffer).toString()).toBe('pixels')
  expect(await open().get('other', IMAGE)).toBeNull()
})

it('makes a picture anew that a full disk has cut off', async () => {
  await open().set('key', picture, {})
  const folder = path.join(dataDir, 'cache', 'pictures')
  for (const name of readdirSync(folder)) truncateSync(path.join(folder, name), 5)
  expect(await open().get('key', IMAGE)).toBeNull()
})

it('has a ceiling: the oldest pictures go, from the first one a process keeps', async () => {
  vi.resetModules()
  const { default: Fresh } = await import('./next-cache.mjs')
  const folder = path.join(dataDir, 'cache', 'pictures')
  mkdirSync(folder, { recursive: true })
  for (const [at, name] of ['oldest', 'older', 'newer'].entries()) {
    writeFileSync(path.join(folder, name), '')
    // Holes take no room on the disk.
    truncateSync(path.join(folder, name), 200 * 1024 * 1024)
    utimesSync(path.join(folder, name), 1000 + at, 1000 + at)
  }
  await new (Fresh as unknown as typeof Cache)({ maxMemoryCacheSize: 0 }).set('key', picture, {})
  const left = readdirSync(folder)
  expect(left).toHaveLength(3)
  expect(left).not.toContain('oldest')
})

const FETCH = { kind: 'FETCH', tags: ['home-page'], softTags: [] }
const read = { kind: 'FETCH', data: { body: 'old words', headers: {} }, revalidate: 60, tags: [] }
const keeping = () => new Cache({ maxMemoryCacheSize: 1024 * 1024, revalidatedTags: [], fs: null })

it('keeps nothing that was overtaken by a change while it was being made', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
  const cache = keeping()
  expect(await cache.get('overtaken', FETCH)).toBeNull()
  vi.advanceTimersByTime(10)
  await cache.revalidateTag(['home-page'], { expire: 0 })
  vi.advanceTimersByTime(10)
  await cache.set('overtaken', read, FETCH)
  expect(await cache.get('overtaken', FETCH)).toBeNull()
  // Made anew after it, it stays.
  vi.advanceTimersByTime(10)
  await cache.set('overtaken', read, FETCH)
  expect(await cache.get('overtaken', FETCH)).toMatchObject({ value: { kind: 'FETCH' } })
  vi.useRealTimers()
})

it('keeps a page until the moment it is true, and not a millisecond longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T14:00:00Z') })
  const cache = keeping()
  const moment = Date.parse('2026-11-30T14:00:01Z')
  const page = {
    ...{ kind: 'APP_PAGE', html: 'the day is today', rscData: undefined, segmentData: undefined },
    ...{ status: 200, postponed: undefined },
    headers: { 'x-next-cache-tags': `_N_T_/layout,${untilTag(moment)},home-page` },
  }
  await cache.set('page', page, { kind: 'APP_PAGE' })
  vi.setSystemTime(moment - 1)
  expect(await cache.get('page', { kind: 'APP_PAGE' })).toMatchObject({ value: page })
  vi.setSystemTime(moment)
  expect(await cache.get('page', { kind: 'APP_PAGE' })).toBeNull()
  vi.useRealTimers()
})
