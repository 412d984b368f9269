import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  beginFolderRestore,
  finishFolderRestore,
  requireEmptyFolder,
  requireFinishedFolder,
} from './unfinished-restore'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'restore-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a restore takes an empty folder or disk, and none that holds anything', () => {
  requireEmptyFolder(folder)
  mkdirSync(path.join(folder, 'lost+found'))
  requireEmptyFolder(folder)
  writeFileSync(path.join(folder, 'secret'), 'of a product')
  expect(() => requireEmptyFolder(folder)).toThrow('is not empty (it holds secret)')
})

it('one that was interrupted begins again without what it left, and nothing starts before its end', () => {
  beginFolderRestore(folder, 'backup.tar.gz')
  expect(() => requireFinishedFolder(folder)).toThrow('did not come to its end')
  mkdirSync(path.join(folder, 'media'))
  for (const name of ['media/half', 'secret', 'outbox', 'erased.txt'])
    writeFileSync(path.join(folder, name), 'half')
  mkdirSync(path.join(folder, 'postgres'))
  requireEmptyFolder(folder)
  beginFolderRestore(folder, 'backup.tar.gz')
  expect(readdirSync(folder).sort()).toEqual(['postgres', 'restore-unfinished'])
  finishFolderRestore(folder)
  requireFinishedFolder(folder)
  expect(existsSync(path.join(folder, 'restore-unfinished'))).toBe(false)
})
