import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import { stageFile } from '@/lib/storage/folder-store'
import { removePrivateFile, saveStagedFile } from '@/lib/storage/storage'
import { startS3Server } from '../../../tests/support/peers/s3-server'
import { listFilesToBackUp, snapshotFiles } from './file-snapshot'

afterEach(() => vi.unstubAllEnvs())

const keep = async (name: string, text: string) =>
  saveStagedFile(await stageFile(Readable.from([Buffer.from(text)])), name)

it('has files of the folder and of an S3 store, also those that go meanwhile', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'snapshot-'))
  const server = await startS3Server()
  try {
    vi.stubEnv('DATA_DIR', folder)
    await keep('aa-folder.pdf', 'in the folder')
    for (const [name, value] of Object.entries(server.settings)) vi.stubEnv(name, value)
    await keep('bb-early.pdf', 'gone before the end')
    server.objects.set('hero.webp', { bytes: Buffer.from('a picture'), changedAt: new Date() })
    await snapshotFiles(folder)
    await removePrivateFile('bb-early.pdf')
    await keep('cc-late.pdf', 'came in between')
    await snapshotFiles(folder)
    const files = await listFilesToBackUp(folder)
    const texts = await Promise.all(
      files.map(async ({ name, path }) => [name, await readFile(path, 'utf8')]),
    )
    expect(Object.fromEntries(texts)).toEqual({
      'media/private/aa/aa-folder.pdf': 'in the folder',
      'media/private/bb/bb-early.pdf': 'gone before the end',
      'media/private/cc/cc-late.pdf': 'came in between',
      'media/public/hero.webp': 'a picture',
    })
    await server.down()
    await expect(snapshotFiles(folder)).rejects.toThrow('does not answer')
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
})
