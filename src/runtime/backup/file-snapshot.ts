import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { s3Settings } from '@/lib/env'
import { placeInMedia } from '@/lib/storage/folder-store'
import { layered, storesOf } from '@/lib/storage/layered'
import { StorageTrouble } from '@/lib/storage/trouble'
import { Failure } from '../bootstrap/failure.mjs'
import { SECRET } from '../data-folder'

/** Folders of DATA_DIR whose files come and go while a backup is being made. */
const FOLDERS = ['media/private', 'media/public', 'outbox']
/** Beside the larger ones: a hard link cannot lead to another disk. */
const SNAPSHOT = 'media/snapshot'
const FETCHED_AT_ONCE = 4

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** A second name for the same bytes; where the disk knows no such thing, a copy. */
async function keep(file: string, as: string): Promise<void> {
  await mkdir(path.dirname(as), { recursive: true })
  try {
    await link(file, as)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Taken away since it was listed, or kept before.
    if (code === 'ENOENT' || code === 'EEXIST') return
    await copyFile(file, as)
  }
}

/**
 * Keeps every file as it is now, also when a sweep or an editor takes it away. To be called before and after the database's moment: what a row of that moment
 * refers to was there before it, or came between the two calls.
 */
export async function keepFiles(dataDir: string): Promise<void> {
  for (const folder of FOLDERS) {
    for (const name of await listFiles(path.join(dataDir, folder))) {
      await keep(path.join(dataDir, folder, name), path.join(dataDir, SNAPSHOT, folder, name))
    }
  }
  await fetchFiles(dataDir).catch((error) => {
    throw error instanceof StorageTrouble ? new Failure(error.message) : error
  })
}

/** What lies in an S3 store knows no second name: it is fetched, once. */
async function fetchFiles(dataDir: string): Promise<void> {
  if (!s3Settings()) return
  for (const area of ['private', 'public'] as const) {
    const files = layered(storesOf(area))
    const names = (await files.names()).filter((name) => !name.startsWith('.'))
    const fetchNext = async () => {
      for (let name = names.pop(); name !== undefined; name = names.pop()) {
        const as = path.join(dataDir, SNAPSHOT, 'media', placeInMedia(area, name))
        if (existsSync(as)) continue
        const bytes = await files.open(name)
        // Null: taken away since it was listed.
        if (!bytes) continue
        await mkdir(path.dirname(as), { recursive: true })
        await pipeline(bytes, createWriteStream(as, { mode: 0o600 }))
      }
    }
    await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchNext))
  }
}

export const dropKeptFiles = (dataDir: string): Promise<void> =>
  rm(path.join(dataDir, SNAPSHOT), { recursive: true, force: true })

export interface SourceFile {
  /** Its name in the archive: the path below DATA_DIR. */
  name: string
  path: string
}

/** Files of registrations and of the site, mail that was not sent, and the secret. */
export async function listSourceFiles(dataDir: string): Promise<SourceFile[]> {
  const kept = (await listFiles(path.join(dataDir, SNAPSHOT))).map((name) => ({
    name,
    path: path.join(dataDir, SNAPSHOT, name),
  }))
  const secret = { name: SECRET, path: path.join(dataDir, SECRET) }
  return existsSync(secret.path) ? [...kept, secret] : kept
}

/** True for a name that `listSourceFiles` could have given, and for no way out of the folder. */
export const isSourceName = (name: string): boolean =>
  name === SECRET ||
  (/^(media\/private|media\/public|outbox)\/[^\0]+$/.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))
