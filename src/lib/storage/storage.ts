import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { filesGoTo, s3Settings } from '../env'
import type { Span, StagedFile } from './file-store'
import { layered, storesOf } from './layered'

/** Private files: never served by name, only through a route that asks who wants them. */
const privateFiles = () => layered(storesOf('private'))
/** Pictures and documents of the public site. */
export const publicFiles = () => layered(storesOf('public'))

/** A name of our own; nothing of the visitor's name reaches the store. */
export const newStorageKey = (extension: string): string => `${randomUUID()}.${extension}`

/** Moves a staged file to its place; it outlives a crash when this returns. */
export async function keepFile(staged: StagedFile, key: string): Promise<void> {
  await privateFiles().put(staged, key)
}

export const removeFile = (key: string): Promise<void> => privateFiles().remove(key)

/** The stored bytes, or a span of them; null when the file is not there. */
export const openFile = (key: string, span?: Span): Promise<Readable | null> =>
  privateFiles().open(key, span)

/** The SHA-256 in hex of bytes as they come. */
export async function hashBytes(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

/** The SHA-256 of the stored bytes in hex, or null when the file is not there. */
export async function hashFile(key: string): Promise<string | null> {
  const bytes = await openFile(key)
  return bytes && hashBytes(bytes)
}

/** Keys of everything that is stored. */
export const listKeys = async (): Promise<Set<string>> => new Set(await privateFiles().names())

/** Keys of stored files older than `before`. */
export const listOldKeys = (before: Date): Promise<string[]> => privateFiles().olderThan(before)

/** An S3 store is not asked by every probe of every process. */
const PROBE_KEPT_MS = 15_000
let probe: { of: string; at: number; done: Promise<void> } | undefined

/** @throws when private files cannot be written; StorageTrouble says why an S3 store refuses */
export function checkStorage(): Promise<void> {
  if (filesGoTo() === 'folder') return privateFiles().check()
  const of = JSON.stringify(s3Settings())
  if (probe?.of !== of || Date.now() - probe.at > PROBE_KEPT_MS) {
    probe = { of, at: Date.now(), done: privateFiles().check() }
  }
  return probe.done
}
