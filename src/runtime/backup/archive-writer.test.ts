import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { ArchiveWriter } from './archive-writer'

const folder = mkdtempSync(path.join(tmpdir(), 'archive-writer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const source = path.join(folder, 'source')
const target = path.join(folder, 'backup.tar.gz')

it.each([
  ['has grown by one byte', () => appendFileSync(source, 'x')],
  ['has grown by much', () => appendFileSync(source, 'x'.repeat(200_000))],
  ['has become shorter', () => truncateSync(source, 3)],
])('refuses a file that %s while it is read, and leaves nothing', async (_how, change) => {
  writeFileSync(source, 'some')
  const probe = await open(source)
  const handles = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  const read = handles.createReadStream
  const spy = vi.spyOn(handles, 'createReadStream').mockImplementation(function (
    this: FileHandle,
    ...given
  ) {
    change()
    return read.apply(this, given)
  })
  const archive = new ArchiveWriter(target, new AbortController().signal)
  await expect(archive.addFile('source', source)).rejects.toThrow('changed while it was being read')
  spy.mockRestore()
  await archive.discard()
  expect([existsSync(target), existsSync(`${target}.partial`)]).toEqual([false, false])
})
