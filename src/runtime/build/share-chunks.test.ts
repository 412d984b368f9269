import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shareChunks } from './share-chunks'

const require = createRequire(import.meta.url)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunks-'))
  mkdirSync(path.join(folder, 'ssr'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), `${text}\n\n//# sourceMappingURL=${name}.map`)
  writeFileSync(path.join(folder, `${name}.map`), '{}')
}
const load = (name: string) => require(path.join(folder, name))
const hasMap = (name: string) => existsSync(path.join(folder, `${name}.map`))

it('keeps one of equal chunks, to which the others lead, also from another folder', () => {
  for (const name of ['a.js', 'b.js', 'ssr/c.js']) write(name, 'module.exports=[7,()=>{}]')
  expect(shareChunks(folder)).toBe(2)
  expect(load('b.js')).toBe(load('a.js'))
  expect(load('ssr/c.js')).toBe(load('a.js'))
  expect(load('a.js')).toEqual([7, expect.any(Function)])
  expect(['a.js', 'b.js', 'ssr/c.js'].map(hasMap)).toEqual([true, false, false])
})

it('leaves what differs, what runs by itself, and what it has done before', () => {
  write('a.js', 'module.exports=[7,()=>1]')
  write('b.js', 'module.exports=[7,()=>2]')
  for (const name of ['run.js', 'again.js']) write(name, 'module.exports={at:{}}')
  expect(shareChunks(folder)).toBe(0)
  expect(load('run.js')).not.toBe(load('again.js'))
  write('c.js', 'module.exports=[7,()=>1]')
  expect([shareChunks(folder), shareChunks(folder)]).toEqual([1, 0])
  expect(load('c.js')).toBe(load('a.js'))
})
