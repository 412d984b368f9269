import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type S3Server, startS3Server } from '../../../tests/support/peers/s3-server'
import type { FileStore } from './file-store'
import { stageFile } from './folder-store'
import { moveFiles } from './move'
import { layeredStore, storesOf } from './storage'

let server: S3Server
let folder: string
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())
const set = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'move-'))
  set({ DATA_DIR: folder, ...server.settings })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  server.objects.clear()
  server.refuse(undefined)
  server.onPut(undefined)
  await rm(folder, { recursive: true })
})

const NAMES = Array.from({ length: 9 }, (_, at) => `${at}0-letter.pdf`)
const both = () => layeredStore(storesOf('private'))
const write = async (store: FileStore, name: string, text = `bytes of ${name}`) => {
  await store.put(await stageFile(Readable.from([Buffer.from(text)])), name)
}
const read = async (store: FileStore, name: string) => {
  const bytes = await store.open(name)
  return bytes && (await buffer(bytes)).toString()
}
const fill = async () => {
  const { former } = storesOf('private')
  if (!former) throw new Error('There is one store only')
  for (const name of NAMES) await write(former, name)
  return former
}
const move = (signal = new AbortController().signal) => moveFiles('private', signal)

describe.each([
  ['to the S3 store', ''],
  ['back to the folder', 'folder'],
])('%s', (_way, FILES) => {
  beforeEach(() => set({ FILES }))

  it('moves every file, and whoever reads finds each at any time', async () => {
    const former = await fill()
    let isMoving = true
    const reader = (async () => {
      const missing: string[] = []
      while (isMoving) {
        for (const name of NAMES) if ((await read(both(), name)) === null) missing.push(name)
      }
      return missing
    })()
    const moved = await move()
    isMoving = false
    expect(await reader).toEqual([])
    expect(moved).toEqual({
      files: NAMES.length,
      bytes: 9 * 'bytes of 00-letter.pdf'.length,
      different: [],
    })
    expect(await former.names()).toEqual([])
    const { home } = storesOf('private')
    for (const name of NAMES) expect(await read(home, name)).toBe(`bytes of ${name}`)
    expect(await move()).toMatchObject({ files: 0 })
  })

  it('keeps both where a name has other bytes already', async () => {
    const former = await fill()
    const { home } = storesOf('private')
    await write(home, NAMES[4] ?? '', 'other bytes')
    expect(await move()).toMatchObject({ files: 8, different: [NAMES[4]] })
    expect(await read(former, NAMES[4] ?? '')).toBe(`bytes of ${NAMES[4]}`)
    expect(await read(home, NAMES[4] ?? '')).toBe('other bytes')
  })
})

it('goes on where it was broken off', async () => {
  const former = await fill()
  const stop = new AbortController()
  server.onPut(() => {
    if (server.objects.size >= 3) stop.abort()
  })
  await expect(move(stop.signal)).rejects.toThrow()
  const left = await former.names()
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThan(NAMES.length)
  for (const name of NAMES) expect(await read(both(), name)).toBe(`bytes of ${name}`)
  server.onPut(undefined)
  expect(await move()).toMatchObject({ files: left.length, different: [] })
  expect(await former.names()).toEqual([])
})

it('deletes nothing whose bytes the store does not give back', async () => {
  const former = await fill()
  const [lost = ''] = NAMES
  server.refuse((method, key) => {
    const object = server.objects.get(key)
    if (method === 'GET' && object && key.endsWith(lost)) object.bytes = Buffer.from('rotten')
    return null
  })
  expect(await move()).toMatchObject({ files: 8, different: [lost] })
  expect(await read(former, lost)).toBe(`bytes of ${lost}`)
})

it.each(['PUT', 'GET'])('lets what is erased during its %s come back nowhere', async (during) => {
  await fill()
  const [gone = ''] = NAMES
  let erasing: Promise<void> | undefined
  const erase = () => {
    erasing ??= both().remove(gone)
    return erasing
  }
  if (during === 'PUT') server.onPut((key) => (key.endsWith(gone) ? erase() : undefined))
  else {
    server.refuse((method, key) => {
      if (method === 'GET' && key.endsWith(gone)) void erase()
      return null
    })
  }
  expect((await move()).different).toEqual([])
  expect(erasing).toBeDefined()
  await erasing
  expect(await both().names()).not.toContain(gone)
})
