import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { stageFile } from '@/lib/storage/folder-store'
import { keepFile, listKeys, openFile, removeFile } from '@/lib/storage/storage'

/** True when a private file is stored, in the store that the suite runs on. */
export const isKept = async (key: string): Promise<boolean> => (await listKeys()).has(key)

export const keepBytes = async (key: string, bytes: Buffer): Promise<void> =>
  keepFile(await stageFile(Readable.from([bytes])), key)

/** Removes a private file, as a failing disk would. Returns a function that restores it. */
export async function hideFile(key: string): Promise<() => Promise<void>> {
  const stored = await openFile(key)
  if (!stored) throw new Error(`${key} is not stored`)
  const bytes = await buffer(stored)
  await removeFile(key)
  return () => keepBytes(key, bytes)
}

/**
 * Makes the storage fail: a folder cannot be created below a file, and no such bucket exists.
 * Returns a function that repairs it.
 */
export function breakStorage(): () => void {
  const { DATA_DIR, S3_BUCKET } = process.env
  if (S3_BUCKET) process.env.S3_BUCKET = 'nobodys'
  else process.env.DATA_DIR = import.meta.filename
  return () => void Object.assign(process.env, { DATA_DIR, S3_BUCKET: S3_BUCKET ?? '' })
}
