import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { dataDir } from '../env'
import type { StagedFile } from './file-store'

/** Always a folder of this machine: files are checked here before they go to the store. */
const stagingFolder = () => path.join(dataDir(), 'media', 'staging')

/**
 * Streams a file to the staging folder, hashes it and flushes it to disk (fsync). On a write error
 * the source is still read to its end, because the rest of a form may follow.
 */
export async function stageFile(source: Readable): Promise<StagedFile> {
  const file = path.join(stagingFolder(), randomUUID())
  const hash = createHash('sha256')
  let size = 0
  let failure: unknown
  const handle = await openNew(file).catch((error) => {
    failure = error
    return null
  })
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      if (failure || !handle) continue
      size += chunk.length
      hash.update(chunk)
      await handle.appendFile(chunk).catch((error) => {
        failure = error
      })
    }
    if (failure) throw failure
    await handle?.sync()
    return { path: file, size, sha256: hash.digest('hex') }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await handle?.close()
  }
}

async function openNew(file: string) {
  await mkdir(path.dirname(file), { recursive: true })
  return open(file, 'wx', 0o600)
}

export const discardFile = (staged: StagedFile): Promise<void> => rm(staged.path, { force: true })

/** Deletes staged files older than `before`. Returns how many. */
export async function discardOldStaged(before: Date): Promise<number> {
  const old = await listOlder(stagingFolder(), before)
  await Promise.all(old.map((file) => rm(file, { force: true })))
  return old.length
}

/** Paths of files in a folder that have not changed since `before`. */
export async function listOlder(folder: string, before: Date): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const old: string[] = []
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const { mtime } = await stat(file).catch(() => ({ mtime: new Date() }))
    if (mtime < before) old.push(file)
  }
  return old
}
