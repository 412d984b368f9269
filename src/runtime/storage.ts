import { newFilesStore, s3Settings } from '@/lib/env'
import { log } from '@/lib/log/log'
import { checkStorage } from '@/lib/storage/storage'
import { StorageTrouble } from '@/lib/storage/trouble'
import { Failure } from './bootstrap/failure.mjs'

/**
 * Throws Failure when settings are wrong or contradict each other. Does not connect to the store.
 */
export function checkStorageSettings(): void {
  const { FILES, S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env
  if (FILES && FILES !== 'folder' && FILES !== 's3') {
    throw new Failure(`FILES must be folder or s3, not "${FILES}".`)
  }
  if (FILES === 's3' && !S3_BUCKET) {
    throw new Failure('FILES is s3, but no bucket is named; set S3_BUCKET.')
  }
  if (!S3_BUCKET) return
  if (S3_ENDPOINT && !/^https?:\/\/[^/]/.test(S3_ENDPOINT)) {
    throw new Failure('S3_ENDPOINT must be an address like https://s3.example.org.')
  }
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY)) {
    throw new Failure(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; set both or none.',
    )
  }
}

/**
 * Checks the settings and tries the S3 store. Throws Failure for wrong settings and for errors that
 * will not pass by themselves. Only logs errors that may pass.
 */
export async function requireStorage(): Promise<void> {
  checkStorageSettings()
  if (!s3Settings() || newFilesStore() === 'folder') return
  try {
    await checkStorage()
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error
    if (!error.isPassing) throw new Failure(error.message)
    log.warn({ err: error }, 'the S3 store does not answer')
  }
}
