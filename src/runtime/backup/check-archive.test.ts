import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ArchiveWriter } from './archive-writer'
import { checkArchive } from './check-archive'
import { ARCHIVE_FORMAT, describeThisProgram } from './manifest'

const folder = mkdtempSync(path.join(tmpdir(), 'archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { signal } = new AbortController()
const FILE = path.join(folder, 'some.tar.gz')
const HEAD = {
  ...describeThisProgram(),
  format: ARCHIVE_FORMAT,
  createdAt: new Date().toISOString(),
  tables: [],
  sequences: [],
}
const SUM = {
  size: 4,
  sha256: 'a6b46dd0d1ae5e86cbc8f37e75ceeb6760230c1ca4ffbcb0c97b96dd7d9c464b',
}

async function write(entries: Record<string, unknown>): Promise<void> {
  const archive = new ArchiveWriter(FILE, signal)
  for (const [name, value] of Object.entries(entries)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    await archive.addBytes(name, Buffer.from(text))
  }
  await archive.finish()
}

const check = () => checkArchive(FILE, signal)

describe('checkArchive', () => {
  it('answers what a whole archive holds', async () => {
    const manifest = { tables: {}, files: { secret: SUM } }
    await write({ 'archive.json': HEAD, secret: 'some', 'manifest.json': manifest })
    expect(await check()).toEqual({ head: HEAD, manifest })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['something else that is packed', { 'index.html': 'hello' }, 'is no backup of this product'],
    ['another product’s', { 'archive.json': { ...HEAD, product: 'x' } }, 'is no backup of this'],
    ['one that would write elsewhere', withFile('media/public/../../x'), 'is no backup of this'],
    ['one with a file of its own kind', withFile('postgres/data'), 'is no backup of this product'],
    [
      'one of a newer kind',
      { 'archive.json': { ...HEAD, format: ARCHIVE_FORMAT + 1 } },
      'made by a newer version',
    ],
    [
      'one whose last migration is newer',
      { 'archive.json': { ...HEAD, migrations: [...HEAD.migrations, '29990101_000000_later'] } },
      'made by a newer version',
    ],
    [
      'one of a newer version',
      { 'archive.json': { ...HEAD, migrations: ['29990101_000000_later'], version: '9.0.0' } },
      'made by a newer version (9.0.0)',
    ],
    [
      'one without a list of tables',
      { 'archive.json': { ...HEAD, tables: undefined } },
      'is damaged or was cut off',
    ],
    [
      'one with a list that cannot be read',
      { 'archive.json': HEAD, 'manifest.json': '{' },
      'is damaged or was cut off',
    ],
    ['one whose head is no object', { 'archive.json': 'null' }, 'is no backup of this product'],
    ['one without its end', { 'archive.json': HEAD, secret: 'some' }, 'is damaged or was cut off'],
    [
      'one with other bytes',
      {
        'archive.json': HEAD,
        secret: 'sams',
        'manifest.json': { tables: {}, files: { secret: SUM } },
      },
      'is damaged or was cut off',
    ],
    [
      'one with a file that its list does not name',
      {
        'archive.json': HEAD,
        secret: 'some',
        'media/public/more.jpg': 'some',
        'manifest.json': { tables: {}, files: { secret: SUM } },
      },
      'is damaged or was cut off',
    ],
    [
      'one that lacks a file',
      { 'archive.json': HEAD, 'manifest.json': { tables: {}, files: { secret: SUM } } },
      'is damaged or was cut off',
    ],
  ])('refuses %s', async (_case, entries, sentence) => {
    await write(entries)
    await expect(check()).rejects.toThrow(sentence)
  })

  it.each([
    ['what is not packed', 'hello'],
    ['nothing', ''],
  ])('refuses %s', async (_case, text) => {
    writeFileSync(FILE, text)
    await expect(check()).rejects.toThrow('is damaged or was cut off')
  })

  it('says when there is no such file', async () => {
    await expect(checkArchive(path.join(folder, 'none'), signal)).rejects.toThrow(
      'There is no file',
    )
  })
})

function withFile(name: string) {
  return { 'archive.json': HEAD, [name]: 'some' }
}
