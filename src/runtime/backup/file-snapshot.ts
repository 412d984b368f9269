import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { s3Settings } from '@/lib/env'
import { pathInMedia } from '@/lib/storage/folder-store'
import { layeredStore, storesOf } from '@/lib/storage/storage'
import { StorageTrouble } from '@/lib/storage/trouble'
import { Failure } from '../bootstrap/failure.mjs'
import { SECRET_FILE } from '../data-folder'

/** Folders in DATA_DIR whose files may appear and disappear during a backup. */
const FOLDERS = ['media/private', 'media/public', 'outbox']
/** The snapshot is in `media`, because hard links do not work across disks. */
const SNAPSHOT = 'media/snapshot'
const FETCHED_AT_ONCE = 4

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

async function keep(file: string, as: string): Promise<void> {
  await mkdir(path.dirname(as), { recursive: true })
  try {
    await link(file, as)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // The file was deleted since it was listed, or is already in the snapshot folder.
    if (code === 'ENOENT' || code === 'EEXIST') return
    await copyFile(file, as)
  }
}

/**
 * Links all files into the snapshot folder, and downloads those in S3. Call this before and after
 * the database's snapshot begins, because every file that its rows name exists at one of these two
 * moments.
 */
export async function snapshotFiles(dataDir: string): Promise<void> {
  for (const folder of FOLDERS) {
    for (const name of await listFiles(path.join(dataDir, folder))) {
      await keep(path.join(dataDir, folder, name), path.join(dataDir, SNAPSHOT, folder, name))
    }
  }
  await fetchFiles(dataDir).catch((error) => {
    throw error instanceof StorageTrouble ? new Failure(error.message) : error
  })
}

/** Downloads the files in S3, because S3 has no hard links. */
async function fetchFiles(dataDir: string): Promise<void> {
  if (!s3Settings()) return
  for (const area of ['private', 'public'] as const) {
    const files = layeredStore(storesOf(area))
    const names = (await files.names()).filter((name) => !name.startsWith('.'))
    const fetchNext = async () => {
      for (let name = names.pop(); name !== undefined; name = names.pop()) {
        const as = path.join(dataDir, SNAPSHOT, 'media', pathInMedia(area, name))
        if (existsSync(as)) continue
        const bytes = await files.open(name)
        if (!bytes) continue
        await mkdir(path.dirname(as), { recursive: true })
        await pipeline(bytes, createWriteStream(as, { mode: 0o600 }))
      }
    }
    await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchNext))
  }
}

export const removeFileSnapshot = (dataDir: string): Promise<void> =>
  rm(path.join(dataDir, SNAPSHOT), { recursive: true, force: true })

export interface FileToBackUp {
  /** The path within DATA_DIR, which is also the name in the archive. */
  name: string
  path: string
}

export async function listFilesToBackUp(dataDir: string): Promise<FileToBackUp[]> {
  const kept = (await listFiles(path.join(dataDir, SNAPSHOT))).map((name) => ({
    name,
    path: path.join(dataDir, SNAPSHOT, name),
  }))
  const secret = { name: SECRET_FILE, path: path.join(dataDir, SECRET_FILE) }
  return existsSync(secret.path) ? [...kept, secret] : kept
}

/**
 * True for a name that a file in a backup can have. False for any other, such as one with `..`,
 * which would be written outside DATA_DIR.
 */
export const isFileEntryName = (name: string): boolean =>
  name === SECRET_FILE ||
  (/^(media\/private|media\/public|outbox)\/[^\0]+$/.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))
