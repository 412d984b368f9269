import { existsSync } from 'node:fs'
import { newFilesStore, s3Settings } from '@/lib/env'
import { type MoveResult, moveFiles } from '@/lib/storage/move'
import { StorageTrouble } from '@/lib/storage/trouble'
import { acquireLock } from './bootstrap/exclusive-lock.mjs'
import { Failure } from './bootstrap/failure.mjs'
import { readSettings } from './settings'
import { checkStorageSettings } from './storage'
import { superviseOnce } from './supervise'

const MAX_LISTED = 5

/**
 * Runs `npm run ops -- storage-move`, which moves files to the S3 store or back. The product may be
 * running meanwhile.
 */
export function main(): Promise<void> {
  return superviseOnce(async ({ signal, step, onStop }) => {
    const { dataDir } = readSettings()
    if (!existsSync(dataDir)) throw new Failure(`There is no data folder ${dataDir}; set DATA_DIR.`)
    checkStorageSettings()
    if (!s3Settings()) {
      throw new Failure('Files lie in DATA_DIR, and no other place is set; set S3_BUCKET first.')
    }
    const release = await acquireLock(dataDir, 'storage-move', { waitMs: 0 })
    if (!release) throw new Failure(`Files of ${dataDir} are being moved already.`)
    onStop(release)
    const place = newFilesStore() === 's3' ? 'the S3 store' : `${dataDir}/media`
    const moved: MoveResult[] = []
    for (const area of ['private', 'public'] as const) {
      moved.push(
        await step(`Moving ${area} files to ${place}`, () =>
          moveFiles(area, signal).catch(toFailure),
        ),
      )
    }
    printMoved(moved, place)
  })
}

function toFailure(error: unknown): never {
  if (!(error instanceof StorageTrouble)) throw error
  throw new Failure(
    `${error.message} What was moved is in its place; run npm run ops -- storage-move again to go on.`,
  )
}

function printMoved(moved: readonly MoveResult[], place: string): void {
  const files = moved.reduce((sum, area) => sum + area.files, 0)
  const megabytes = (moved.reduce((sum, area) => sum + area.bytes, 0) / 1024 / 1024).toFixed(1)
  console.log(`${files} files, ${megabytes} MB: each was read back with the same bytes`)
  const different = moved.flatMap((area) => area.different)
  if (different.length > 0) {
    const named = different.slice(0, MAX_LISTED).join(', ')
    throw new Failure(
      `${different.length} files have other bytes in ${place} than before (${named}). Both stay; compare them, delete the wrong one, and run this again.`,
    )
  }
  console.log(
    newFilesStore() === 's3'
      ? `Everything is in ${place} — next: nothing; new files go there by themselves`
      : `Everything is in ${place} — next: take S3_BUCKET and FILES out of the settings and restart`,
  )
}
