import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { discardOldStagedFiles, folderStore, pathInMedia, stageFile } from './folder-store'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-store-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const staged = (text: string) => stageFile(Readable.from([Buffer.from(text)]))
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))

it('only the account of the product reads a file of a registration', async () => {
  const store = folderStore('private')
  const file = await staged('every good gift')
  expect(statSync(file.path).mode & 0o777).toBe(0o600)
  await store.put(file, 'ab-letter.pdf')
  expect(files()).toEqual(['media/private/ab/ab-letter.pdf'])
  expect(statSync(path.join(folder, files()[0] ?? '')).mode & 0o777).toBe(0o600)
  const part = await store.open('ab-letter.pdf', { start: 6, end: 9 })
  expect(part && (await buffer(part)).toString()).toBe('good')
})

it('a name that is taken keeps its bytes, and what was staged is not lost', async () => {
  const store = folderStore('public')
  expect(await store.put(await staged('first'), 'a.pdf', { isNew: true })).toBe(true)
  const second = await staged('second')
  expect(await store.put(second, 'a.pdf', { isNew: true })).toBe(false)
  expect(await store.stat('a.pdf')).toMatchObject({ size: 5 })
  expect(statSync(second.path).size).toBe(6)
  await store.put(second, 'a.pdf')
  expect(await store.stat('a.pdf')).toMatchObject({ size: 6 })
})

it('no name leads out of the folder, and a folder is no file', async () => {
  expect(pathInMedia('public', '../../secret')).toBe('public/secret')
  expect(pathInMedia('private', '/etc/passwd')).toBe('private/pa/passwd')
  const store = folderStore('public')
  mkdirSync(path.join(folder, 'media', 'public', 'inner'), { recursive: true })
  expect([await store.stat('inner'), await store.open('inner')]).toEqual([null, null])
  expect(await store.names()).toEqual([])
})

it('leaves nothing behind when it looks whether it may write', async () => {
  await folderStore('private').check()
  expect(files()).toEqual([])
})

it('an upload that breaks off leaves nothing', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('the visitor left')
    })(),
  )
  await expect(stageFile(broken)).rejects.toThrow('the visitor left')
  expect(files()).toEqual([])
})

it('names what is older, not what is as old', async () => {
  const store = folderStore('private')
  const before = new Date('2026-03-01T00:00:00Z')
  for (const [name, seconds] of Object.entries({ 'aa-old': -1, 'bb-same': 0, 'cc-new': 1 })) {
    await store.put(await staged('x'), name)
    const at = before.getTime() / 1000 + seconds
    utimesSync(path.join(folder, 'media', pathInMedia('private', name)), at, at)
  }
  expect(await store.olderThan(before)).toEqual(['aa-old'])
  await staged('of a visitor at this moment')
  expect(await discardOldStagedFiles(before)).toBe(0)
})
