import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newFilesStore, s3Settings } from '../env'
import type { Area, FileStore, Span, StagedFile } from './file-store'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'

/** The store that new files go to, and the one that may still hold older ones. */
export function storesOf(area: Area): { home: FileStore; former: FileStore | null } {
  const s3 = s3Settings()
  if (!s3) return { home: folderStore(area), former: null }
  const [folder, bucket] = [folderStore(area), s3Store(s3, area)]
  return newFilesStore() === 's3'
    ? { home: bucket, former: folder }
    : { home: folder, former: bucket }
}

/**
 * Both stores as one. Files move from the former store to `home` while this is in use; a moved file
 * exists in `home` before it is deleted from the former store, hence the order of the look-ups.
 */
export function layered({ home, former }: ReturnType<typeof storesOf>): FileStore {
  if (!former) return home
  /** Looks in `home` again last, because the file may have moved between the first two look-ups. */
  const find = async <T>(ask: (store: FileStore) => Promise<T | null>) =>
    (await ask(home)) ?? (await ask(former)) ?? ask(home)
  const both = async (list: (store: FileStore) => Promise<string[]>) => {
    const earlier = await list(former)
    return [...new Set([...earlier, ...(await list(home))])]
  }
  return {
    put: (staged, name, options) => home.put(staged, name, options),
    check: () => home.check(),
    stat: (name) => find((store) => store.stat(name)),
    open: (name, span) => find((store) => store.open(name, span)),
    remove: async (name) => {
      // The former store first: a concurrent move checks it before it keeps its copy in `home`.
      await former.remove(name)
      await home.remove(name)
    },
    names: () => both((store) => store.names()),
    olderThan: (before) => both((store) => store.olderThan(before)),
  }
}

/** Private files are never served by name, only through a route that checks permission. */
const privateFiles = () => layered(storesOf('private'))
/** Pictures and documents of the public site. */
export const publicFiles = () => layered(storesOf('public'))

/** A random name; nothing of the visitor's file name reaches the store. */
export const newStorageKey = (extension: string): string => `${randomUUID()}.${extension}`

/** Moves a staged file into the store, durably. */
export async function keepFile(staged: StagedFile, key: string): Promise<void> {
  await privateFiles().put(staged, key)
}

export const removeFile = (key: string): Promise<void> => privateFiles().remove(key)

/** The bytes of a file, or a range of them; null when it does not exist. */
export const openFile = (key: string, span?: Span): Promise<Readable | null> =>
  privateFiles().open(key, span)

/** The SHA-256 of a stream in hexadecimal. */
export async function hashBytes(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

/** The SHA-256 of a stored file in hexadecimal; null when it does not exist. */
export async function hashFile(key: string): Promise<string | null> {
  const bytes = await openFile(key)
  return bytes && hashBytes(bytes)
}

/** Keys of all stored files. */
export const listKeys = async (): Promise<Set<string>> => new Set(await privateFiles().names())

/** Keys of stored files older than `before`. */
export const listOldKeys = (before: Date): Promise<string[]> => privateFiles().olderThan(before)

/**
 * The result of a check of S3 is used again for this time, so that not every health probe of this
 * process contacts S3.
 */
const PROBE_KEPT_MS = 15_000
let probe: { of: string; at: number; done: Promise<void> } | undefined

/** @throws when private files cannot be written; StorageTrouble says why S3 refused */
export function checkStorage(): Promise<void> {
  if (newFilesStore() === 'folder') return privateFiles().check()
  const of = JSON.stringify(s3Settings())
  if (probe?.of !== of || Date.now() - probe.at > PROBE_KEPT_MS) {
    probe = { of, at: Date.now(), done: privateFiles().check() }
  }
  return probe.done
}
