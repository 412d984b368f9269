import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressTexts } from '@/runtime/build/compress'
import { compressedFilesHandler } from './compressed-files'

const SCRIPT = 'a script, '.repeat(100)
const OF_NEXT = 'answered by Next'

let folder: string
let server: Server
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  mkdirSync(path.join(folder, 'static', 'chunks'), { recursive: true })
  writeFileSync(path.join(folder, 'static', 'chunks', 'a~b-1.2.js'), SCRIPT)
  writeFileSync(path.join(folder, 'static', 'chunks', 'face.woff2'), 'a face')
  writeFileSync(path.join(folder, 'secret.js'), SCRIPT)
  await compressTexts(folder)
  const answer = compressedFilesHandler(path.join(folder, 'static'))
  server = createServer(async (request, response) => {
    if (!(await answer(request, response))) response.end(OF_NEXT)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const at = (address: string) => fetch(origin + address)
const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/_next/static/${name}`, {
    headers: { 'accept-encoding': 'gzip, br', ...headers },
  })

it('answers with the copy of the build, to be kept for good', async () => {
  const reply = await get('chunks/a~b-1.2.js?dpl=1')
  expect(await reply.text()).toBe(SCRIPT)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(Number(reply.headers.get('content-length'))).toBeLessThan(100)
})

it('goes on with what it has while the folder is made again', async () => {
  await (await get('chunks/a~b-1.2.js')).text()
  rmSync(path.join(folder, 'static'), { recursive: true })
  expect(await (await get('chunks/a~b-1.2.js')).text()).toBe(SCRIPT)
})

it.each<[string, string, Record<string, string>]>([
  ['who cannot read it', 'chunks/a~b-1.2.js', { 'accept-encoding': 'gzip' }],
  ['who wants a part', 'chunks/a~b-1.2.js', { range: 'bytes=0-9' }],
  ['another kind of file', 'chunks/face.woff2', {}],
])('leaves %s to Next', async (_what, name, headers) => {
  expect(await (await get(name, headers)).text()).toBe(OF_NEXT)
})

it.each([
  '/_next/static/chunks/other.js',
  '/_next/static/media/face.woff2',
  '/_next/static/%2e%2e/secret.js',
  '/_next/static/chunks/..%2f..%2fsecret.js',
  '/_next/static/',
  '/_next/data/x.json',
  '/_next/',
])('at %s is nothing, and no page is rendered to say so', async (address) => {
  const reply = await at(address)
  expect([reply.status, await reply.text()]).toEqual([404, ''])
})

it.each(['/_next/image?url=x', '/', '/_nextdoor'])('leaves %s to others', async (address) => {
  expect(await (await at(address)).text()).toBe(OF_NEXT)
})
