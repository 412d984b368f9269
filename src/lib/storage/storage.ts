import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newFilesStore, s3Settings } from '../env'
import type { ByteRange, FileArea, FileStore, StagedFile } from './file-store'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'

/**
 * Returns the stores of an area. New files are put into `home`. `former` may hold older files; it
 * is null without S3.
 */
export function storesOf(area: FileArea): { home: FileStore; former: FileStore | null } {
  const s3 = s3Settings()
  if (!s3) return { home: folderStore(area), former: null }
  const [folder, bucket] = [folderStore(area), s3Store(s3, area)]
  return newFilesStore() === 's3'
    ? { home: bucket, former: folder }
    : { home: folder, former: bucket }
}

/**
 * Makes one store that looks into both stores. A file that is moved exists in `home` before it
 * leaves `former`, so the order of the look-ups matters.
 */
export function layeredStore({ home, former }: ReturnType<typeof storesOf>): FileStore {
  if (!former) return home
  /**
   * Asks `home`, then `former`, then `home` again, because the file may have been moved after the
   * first look.
   */
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
      // The former store comes first, because a concurrent move looks there again before it keeps
      // its copy in `home`.
      await former.remove(name)
      await home.remove(name)
    },
    names: () => both((store) => store.names()),
    olderThan: (before) => both((store) => store.olderThan(before)),
  }
}

const privateFiles = () => layeredStore(storesOf('private'))
export const publicFiles = () => layeredStore(storesOf('public'))

/** Makes a random name that contains nothing of the visitor's own file name. */
export const newStorageKey = (extension: string): string => `${randomUUID()}.${extension}`

export async function saveStagedFile(staged: StagedFile, key: string): Promise<void> {
  await privateFiles().put(staged, key)
}

export const removePrivateFile = (key: string): Promise<void> => privateFiles().remove(key)

export const openPrivateFile = (key: string, span?: ByteRange): Promise<Readable | null> =>
  privateFiles().open(key, span)

export async function hashBytes(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

export async function hashPrivateFile(key: string): Promise<string | null> {
  const bytes = await openPrivateFile(key)
  return bytes && hashBytes(bytes)
}

export const listPrivateFileKeys = async (): Promise<Set<string>> =>
  new Set(await privateFiles().names())

export const listOldPrivateFileKeys = (before: Date): Promise<string[]> =>
  privateFiles().olderThan(before)

/**
 * How long a result of `checkStorage` is kept, so that frequent health checks do not each contact
 * S3.
 */
const PROBE_KEPT_MS = 15_000
let probe: { of: string; at: number; done: Promise<void> } | undefined

/** Checks whether private files can be written. Throws when they cannot. */
export function checkStorage(): Promise<void> {
  if (newFilesStore() === 'folder') return privateFiles().check()
  const of = JSON.stringify(s3Settings())
  if (probe?.of !== of || Date.now() - probe.at > PROBE_KEPT_MS) {
    probe = { of, at: Date.now(), done: privateFiles().check() }
  }
  return probe.done
}
