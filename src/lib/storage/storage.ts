import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dataDir } from '../env'

/** Private files: never served by name, only through a route that asks who wants them. */
const privateFolder = () => path.join(dataDir(), 'media', 'private')
/** Pictures and documents of the public site. */
export const publicFolder = () => path.join(dataDir(), 'media', 'public')
const stagingFolder = () => path.join(dataDir(), 'media', 'staging')

export interface StagedFile {
  path: string
  /** Bytes. */
  size: number
  /** Hex. */
  sha256: string
}

/**
 * Streams into the staging folder and onto the disk itself (fsync), hashing on the way. What comes is
 * read to its end also when it cannot be written: the rest of a form may come after it.
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

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Where the bytes of a private file lie. */
export const privateFilePath = (key: string): string =>
  path.join(privateFolder(), key.slice(0, 2), key)

/** A name of our own; nothing of the visitor's name reaches the file system. */
export const newStorageKey = (extension: string): string => `${randomUUID()}.${extension}`

/** Moves a staged file to its place; it is on disk when this returns. */
export async function keepFile(staged: StagedFile, key: string): Promise<void> {
  const target = privateFilePath(key)
  await mkdir(path.dirname(target), { recursive: true })
  await rename(staged.path, target)
  await syncFolder(path.dirname(target))
}

export const discardFile = (staged: StagedFile): Promise<void> => rm(staged.path, { force: true })
export const removeFile = (key: string): Promise<void> => rm(privateFilePath(key), { force: true })

/** The stored bytes, or null when the file is not there. */
export async function openFile(key: string): Promise<Readable | null> {
  const found = await stat(privateFilePath(key)).catch(() => null)
  return found ? createReadStream(privateFilePath(key)) : null
}

/** The SHA-256 of the stored bytes in hex, or null when the file is not there. */
export async function hashFile(key: string): Promise<string | null> {
  const bytes = await openFile(key)
  if (!bytes) return null
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

/** Names under a folder that have not changed since `before`. */
async function olderThan(folder: string, before: Date): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const old: string[] = []
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const { mtime } = await stat(file).catch(() => ({ mtime: new Date() }))
    if (mtime < before) old.push(file)
  }
  return old
}

/** Keys of everything that is stored. */
export async function listKeys(): Promise<Set<string>> {
  const names = await readdir(privateFolder(), { recursive: true }).catch(() => [])
  return new Set(names.map((name) => path.basename(name)))
}

export const listOldStaged = (before: Date): Promise<string[]> => olderThan(stagingFolder(), before)

/** Keys of stored files older than `before`. */
export const listOldKeys = async (before: Date): Promise<string[]> =>
  (await olderThan(privateFolder(), before)).map((file) => path.basename(file))

/** @throws when the folder for private files cannot be written */
export async function checkStorage(): Promise<void> {
  await mkdir(privateFolder(), { recursive: true })
  const probe = path.join(privateFolder(), `.probe-${randomUUID()}`)
  try {
    // Not empty: a full disk still takes a name.
    await writeFile(probe, 'x')
  } finally {
    await rm(probe, { force: true })
  }
}

/** Where a file of the public site lies. The name is one of a file, never a way out of the folder. */
export const publicFilePath = (name: string): string =>
  path.join(publicFolder(), path.basename(name))
