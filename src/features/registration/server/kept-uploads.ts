import 'server-only'
import { type NumberedFile, numberFiles } from '@/features/delivery/server/outbox'
import { db } from '@/lib/database/db'
import { keepFile, newStorageKey, removeFile } from '@/lib/storage/storage'
import type { Upload } from './uploads'

/** Moves files from staging to their private place, all or none, with the ids of their rows. */
export async function keepAll(uploads: readonly Upload[]): Promise<(Upload & NumberedFile)[]> {
  if (uploads.length === 0) return []
  const keyed = uploads.map((upload) => ({ ...upload, key: newStorageKey(upload.extension) }))
  try {
    const files = await numberFiles(await db(), keyed)
    for (const file of files) await keepFile(file, file.key)
    return files
  } catch (error) {
    await removeAll(keyed)
    throw error
  }
}

export const removeAll = (files: readonly { key: string }[]) =>
  Promise.all(files.map(({ key }) => removeFile(key)))
