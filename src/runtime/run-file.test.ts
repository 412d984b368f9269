import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readRunFile, removeRunFile, updateRunFile, writeRunFile } from './run-file'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const supervisor = { pid: 1, startedAt: 'then' }

it('a change keeps the rest, and makes no file for a product that has stopped', () => {
  updateRunFile(folder, { isStopping: true })
  expect(readRunFile(folder)).toBeUndefined()
  writeRunFile(folder, { supervisor, port: 3000 })
  updateRunFile(folder, { web: [supervisor] })
  updateRunFile(folder, { isStopping: true })
  expect(readRunFile(folder)).toEqual({
    ...{ supervisor, port: 3000 },
    ...{ web: [supervisor], isStopping: true },
  })
  removeRunFile(folder)
  removeRunFile(folder)
  expect(readRunFile(folder)).toBeUndefined()
})

it('a file that a full disk has cut off is no running product', () => {
  writeFileSync(path.join(folder, 'run.json'), '{"supervisor":')
  expect(readRunFile(folder)).toBeUndefined()
})
