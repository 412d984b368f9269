import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { stageFile } from '@/lib/storage/folder-store'
import {
  listPrivateFileKeys,
  openPrivateFile,
  removePrivateFile,
  saveStagedFile,
} from '@/lib/storage/storage'

export const isFileStored = async (key: string): Promise<boolean> =>
  (await listPrivateFileKeys()).has(key)

export const storePrivateFile = async (key: string, bytes: Buffer): Promise<void> =>
  saveStagedFile(await stageFile(Readable.from([bytes])), key)

/** Removes a private file, as if the disk had lost it. Returns a function that stores it again. */
export async function hideFile(key: string): Promise<() => Promise<void>> {
  const stored = await openPrivateFile(key)
  if (!stored) throw new Error(`${key} is not stored`)
  const bytes = await buffer(stored)
  await removePrivateFile(key)
  return () => storePrivateFile(key, bytes)
}

/**
 * Makes every access to the storage fail: the bucket does not exist, or the data folder is a file.
 * Returns a function that undoes this.
 */
export function breakStorage(): () => void {
  const { DATA_DIR, S3_BUCKET } = process.env
  if (S3_BUCKET) process.env.S3_BUCKET = 'nobodys'
  else process.env.DATA_DIR = import.meta.filename
  return () => void Object.assign(process.env, { DATA_DIR, S3_BUCKET: S3_BUCKET ?? '' })
}
