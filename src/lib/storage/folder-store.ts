import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { dataDir } from '../env'
import type { FileArea, FileStore, StagedFile } from './file-store'

const mediaFolder = () => path.join(dataDir(), 'media')
const areaFolder = (area: FileArea) => path.join(mediaFolder(), area)

export const publicFolder = () => areaFolder('public')

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * Returns a path relative to the `media` folder. Directories in `name` are ignored. Private files
 * are many, so they are spread over folders named after their first two characters.
 */
export function pathInMedia(area: FileArea, name: string): string {
  const file = path.basename(name)
  const folder = area === 'private' ? [file.slice(0, 2)] : []
  return path.join(area, ...folder, file)
}

export function folderStore(area: FileArea): FileStore {
  const folder = () => areaFolder(area)
  const at = (name: string) => path.join(mediaFolder(), pathInMedia(area, name))
  return {
    put: async (staged, name, { isNew } = { isNew: false }) => {
      const target = at(name)
      await mkdir(path.dirname(target), { recursive: true })
      if (isNew) {
        try {
          // Unlike a rename, a link fails when the name is taken.
          await link(staged.path, target)
        } catch (error) {
          if (isTaken(error)) return false
          throw error
        }
        await rm(staged.path, { force: true })
      } else await rename(staged.path, target)
      await syncFolder(path.dirname(target))
      return true
    },
    stat: async (name) => {
      const found = await stat(at(name)).catch(() => null)
      return found?.isFile() ? { size: found.size, changedAt: found.mtime } : null
    },
    open: async (name, span) => {
      const found = await stat(at(name)).catch(() => null)
      return found?.isFile() ? createReadStream(at(name), span) : null
    },
    remove: (name) => rm(at(name), { force: true }),
    names: async () => {
      const entries = await readdir(folder(), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    olderThan: async (before) =>
      (await listOlder(folder(), before)).map((file) => path.basename(file)),
    check: async () => {
      await mkdir(folder(), { recursive: true })
      const probe = path.join(folder(), `.probe-${randomUUID()}`)
      try {
        // Not empty, because a full disk can still create an empty file.
        await writeFile(probe, 'x')
      } finally {
        await rm(probe, { force: true })
      }
    },
  }
}

/**
 * The folder of staged files. It is on this machine even with an S3 store, because files are
 * checked before they are stored.
 */
const stagingFolder = () => path.join(mediaFolder(), 'staging')

/**
 * Writes the source to a staged file, which is hashed and flushed to disk. When writing fails, the
 * source is still read to its end before the error is thrown, because further parts of the request
 * may follow.
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

export const discardStagedFile = (staged: StagedFile): Promise<void> =>
  rm(staged.path, { force: true })

export async function discardOldStagedFiles(before: Date): Promise<number> {
  const old = await listOlder(stagingFolder(), before)
  await Promise.all(old.map((file) => rm(file, { force: true })))
  return old.length
}

async function listOlder(folder: string, before: Date): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const old: string[] = []
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const { mtime } = await stat(file).catch(() => ({ mtime: new Date() }))
    if (mtime < before) old.push(file)
  }
  return old
}
