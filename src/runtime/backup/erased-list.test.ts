import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exportErasedList, importErasedList } from './erased-list'

const [one, two] = ['a'.repeat(64), 'b'.repeat(64)]
const folder = () => mkdtempSync(path.join(tmpdir(), 'erased-'))
const marks = (place: string) =>
  readFileSync(path.join(place, 'erased.txt'), 'utf8').split('\n').filter(Boolean)

it('the list lies beside the backup and grows with each; a restore takes it along', () => {
  const [data, backups, restored] = [folder(), folder(), folder()]
  const archive = path.join(backups, 'backup.tar.gz')
  expect(importErasedList(archive, restored)).toBe(false)
  writeFileSync(path.join(data, 'erased.txt'), `${one}\n${two.slice(0, 9)}`)
  exportErasedList(data, archive)
  expect(marks(backups)).toEqual([one])
  writeFileSync(path.join(data, 'erased.txt'), `${two}\n`)
  exportErasedList(data, archive)
  expect(marks(backups)).toEqual([one, two])
  expect(importErasedList(archive, restored)).toBe(true)
  expect(marks(restored)).toEqual([one, two])
})

it('a backup before anything was erased writes an empty list: nothing is missing then', () => {
  const [data, backups, restored] = [folder(), folder(), folder()]
  const archive = path.join(backups, 'backup.tar.gz')
  exportErasedList(data, archive)
  expect(marks(backups)).toEqual([])
  expect(importErasedList(archive, restored)).toBe(true)
})
