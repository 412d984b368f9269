import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type S3Server, startS3Server } from '../../../tests/support/peers/s3-server'
import { s3Settings } from '../env'
import type { FileStore } from './file-store'
import { stageFile } from './folder-store'
import { s3Store } from './s3-store'

let server: S3Server
let folder: string
let store: FileStore
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 's3-'))
  server = await startS3Server()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
const use = (change: Record<string, string> = {}) => {
  const settings = { DATA_DIR: folder, ...server.settings, ...change }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const set = s3Settings()
  if (!set) throw new Error('No bucket is set')
  store = s3Store(set, 'private')
}
beforeEach(() => use())
afterEach(() => {
  vi.unstubAllEnvs()
  server.objects.clear()
  server.refuse(undefined)
  server.setClock(0)
})

const staged = (text: string) => stageFile(Readable.from([Buffer.from(text)]))
const keep = async (name: string, text: string) => store.put(await staged(text), name)
const readAll = async (name: string) => {
  const bytes = await store.open(name)
  return bytes && (await buffer(bytes)).toString()
}

it('keeps bytes, signed with their sum, and gives them and parts of them back', async () => {
  const file = await staged('every good gift')
  expect(await store.put(file, 'a.pdf')).toBe(true)
  expect(server.objects.get('private/a.pdf')?.bytes.toString()).toBe('every good gift')
  expect(await readAll('a.pdf')).toBe('every good gift')
  expect(await store.stat('a.pdf')).toMatchObject({ size: 15 })
  const part = await store.open('a.pdf', { start: 6, end: 9 })
  expect(part && (await buffer(part)).toString()).toBe('good')
})

it('has the store refuse other bytes than were staged', async () => {
  const file = await staged('as it was')
  await expect(store.put({ ...file, sha256: '0'.repeat(64) }, 'a.pdf')).rejects.toThrow()
  expect(server.objects.size).toBe(0)
})

it('answers null for what is not there, and removes it twice without harm', async () => {
  await keep('a.pdf', 'x')
  await store.remove('a.pdf')
  await store.remove('a.pdf')
  expect(await store.stat('a.pdf')).toBeNull()
  expect(await store.open('a.pdf')).toBeNull()
})

it('answers null for a name that no file can have, without asking', async () => {
  server.refuse(() => 'InvalidURI')
  expect(await store.stat('a\0.pdf')).toBeNull()
  expect(await store.open('\0')).toBeNull()
})

it('does not overwrite what must be new, also when it comes meanwhile', async () => {
  await keep('a.pdf', 'first')
  expect(await store.put(await staged('second'), 'a.pdf', { isNew: true })).toBe(false)
  server.onPut((key) => {
    server.objects.set(key, { bytes: Buffer.from('meanwhile'), changedAt: new Date() })
  })
  expect(await store.put(await staged('second'), 'b.pdf', { isNew: true })).toBe(false)
  server.onPut(undefined)
  expect(await readAll('a.pdf')).toBe('first')
  expect(await readAll('b.pdf')).toBe('meanwhile')
})

it('lists in as many parts as the store wants, each area by itself', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.pdf`)
  for (const name of names) await keep(name, 'x')
  const old = server.objects.get('private/c.pdf')
  if (old) old.changedAt = new Date(Date.now() - 3_600_000)
  server.objects.set('hero.webp', { bytes: Buffer.from('x'), changedAt: new Date() })
  expect(await store.names()).toEqual(names)
  expect(await store.olderThan(new Date(Date.now() - 60_000))).toEqual(['c.pdf'])
  const set = s3Settings()
  expect(set && (await s3Store(set, 'public').names())).toEqual(['hero.webp'])
})

it('sends a file again when the store was busy for a moment', async () => {
  let refusals = 2
  server.refuse((method) => (method === 'PUT' && refusals-- > 0 ? 'SlowDown' : null))
  await keep('a.pdf', 'patience')
  expect(await readAll('a.pdf')).toBe('patience')
})

it('learns from the store how wrong the own clock is', async () => {
  server.setClock(3_600_000)
  await keep('a.pdf', 'in time')
  expect(await readAll('a.pdf')).toBe('in time')
})

it('leaves nothing but its answer behind when it looks whether it may write', async () => {
  await store.check()
  expect(server.objects.size).toBe(0)
})

it.each([
  ['a bucket that is not there', { S3_BUCKET: 'another' }, 'has no bucket'],
  ['a wrong key', { S3_ACCESS_KEY_ID: 'AKNOBODY' }, 'does not accept the key'],
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'another' }, 'does not accept the key'],
  ['a wrong region', { S3_REGION: 'us-east-1' }, 'another region'],
  ['nobody at the address', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'does not answer'],
])('says one sentence about %s', async (_case, change, sentence) => {
  use(change)
  await expect(store.check()).rejects.toThrow(sentence)
})

it.each([
  ['no rights', 'AccessDenied', 'lacks rights'],
  ['a clock that no answer mends', 'RequestTimeTooSkewed', 'clock of this machine'],
  ['a full store', 'QuotaExceeded', 'is full'],
])('says one sentence about %s', async (_case, code, sentence) => {
  server.refuse(() => code)
  await expect(store.check()).rejects.toThrow(sentence)
})
