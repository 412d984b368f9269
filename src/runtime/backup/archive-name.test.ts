import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolveBackupPath } from './archive-name'

const TIME = new Date('2026-11-22T04:43:17.900Z')
const NAMED_BY_TIME = 'backup-2026-11-22T04-43-17.tar.gz'

let from: string
let dataDir: string
beforeAll(() => {
  from = mkdtempSync(path.join(tmpdir(), 'named-'))
  dataDir = path.join(from, '.data')
  mkdirSync(path.join(from, 'there'))
  writeFileSync(path.join(from, 'last.tar.gz'), '')
})
afterAll(() => rmSync(from, { recursive: true }))

const name = (wanted?: string) => resolveBackupPath(wanted, from, dataDir, TIME)

it.each([
  ['nothing', undefined, `.data-backups/${NAMED_BY_TIME}`],
  ['a new folder', 'new/folder/', `new/folder/${NAMED_BY_TIME}`],
  ['a folder that is there', 'there', `there/${NAMED_BY_TIME}`],
  ['the same with a separator', 'there/', `there/${NAMED_BY_TIME}`],
  ['a new file', 'new/folder', 'new/folder'],
  ['a file that is there', 'last.tar.gz', 'last.tar.gz'],
])('asked for %s', (_, wanted, file) => {
  expect(name(wanted)).toBe(path.join(from, file))
})

it('takes a whole path as it is', () => {
  const elsewhere = path.join(from, 'else', path.sep)
  expect(resolveBackupPath(elsewhere, '/', dataDir, TIME)).toBe(path.join(elsewhere, NAMED_BY_TIME))
})

it.each(['.data', '.data/', '.data/x.tar.gz', '.data/x/'])('refuses %s', (wanted) => {
  expect(() => name(wanted)).toThrow(/would be lost with it/)
})
