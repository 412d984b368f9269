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
import PictureCache from './next-cache.mjs'

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
const open = () => new PictureCache()

it('keeps a picture for every process on the same data folder', async () => {
  expect(await open().get('key', IMAGE)).toBeNull()
  await open().set('key', picture)
  const kept = await open().get('key', IMAGE)
  expect(kept.value).toMatchObject({ kind: 'IMAGE', etag: 'a', extension: 'avif' })
  expect(Buffer.from(kept.value.buffer).toString()).toBe('pixels')
  expect(await open().get('other', IMAGE)).toBeNull()
})

it('makes a picture again that a full disk has cut off', async () => {
  await open().set('key', picture)
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
    truncateSync(path.join(folder, name), 200 * 1024 * 1024)
    utimesSync(path.join(folder, name), 1000 + at, 1000 + at)
  }
  await new Fresh().set('key', picture)
  const left = readdirSync(folder)
  expect(left).toHaveLength(3)
  expect(left).not.toContain('oldest')
})

it('keeps nothing but pictures', async () => {
  await open().set('page', { kind: 'APP_PAGE' })
  expect(await open().get('page', { kind: 'APP_PAGE' })).toBeNull()
  expect(await open().get('page', IMAGE)).toBeNull()
})
