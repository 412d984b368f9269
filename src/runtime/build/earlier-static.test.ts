import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepEarlierStaticFiles } from './earlier-static'

let output: string
beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(output, { recursive: true }))

function build(at: number, files: Record<string, string>): void {
  const folder = path.join(output, 'static')
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  keepEarlierStaticFiles(output, at)
}
const served = () =>
  (readdirSync(path.join(output, 'static'), { recursive: true }) as string[])
    .filter((name) => name.includes('.'))
    .sort()

it('serves the scripts of the two builds before, and no older ones', () => {
  for (const n of [1, 2, 3, 4])
    build(n, { 'chunks/same.js': 'same', [`chunks/only-${n}.js`]: `${n}` })
  expect(served()).toEqual([
    'chunks/only-2.js',
    'chunks/only-3.js',
    'chunks/only-4.js',
    'chunks/same.js',
  ])
  expect(readFileSync(path.join(output, 'static/chunks/only-2.js'), 'utf8')).toBe('2')
  build(5, { 'chunks/only-5.js': '5' })
  expect(served()).toEqual([
    'chunks/only-3.js',
    'chunks/only-4.js',
    'chunks/only-5.js',
    'chunks/same.js',
  ])
})

it('never replaces what the newest build has made', () => {
  build(9, { 'a.js': 'old' })
  build(10, { 'a.js': 'new' })
  expect(readFileSync(path.join(output, 'static/a.js'), 'utf8')).toBe('new')
})
