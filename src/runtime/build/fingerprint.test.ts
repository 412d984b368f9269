import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashFiles } from './fingerprint'

let root: string
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
  mkdirSync(path.join(root, 'src', 'inner'), { recursive: true })
  write('src/a.ts', 'a')
  write('src/inner/b.ts', 'b')
  write('src/a.test.ts', 'a test')
  write('one.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

const print = () =>
  hashFiles(root, ['src', 'one.json', 'missing'], (file) => file.endsWith('.test.ts'))

it('stays while no file changes, and when only one changes that is left out', () => {
  const before = print()
  write('src/a.ts', 'a')
  write('src/a.test.ts', 'another test')
  write('beside.ts', 'x')
  expect(print()).toBe(before)
})

it.each<[string, () => void]>([
  ['a file has other content', () => write('src/inner/b.ts', 'c')],
  ['a single file has', () => write('one.json', '[]')],
  ['a file is new', () => write('src/inner/c.ts', '')],
  ['a file is gone', () => rmSync(path.join(root, 'src/a.ts'))],
  ['a file moves', () => renameSync(path.join(root, 'src/a.ts'), path.join(root, 'src/b.ts'))],
])('changes when %s', (_what, change) => {
  const before = print()
  change()
  expect(print()).not.toBe(before)
})
