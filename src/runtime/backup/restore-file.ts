import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Failure } from '../bootstrap/failure.mjs'
import type { ArchiveEntry } from './archive-reader'
import type { Checksum } from './manifest'

/**
 * Writes a file of the archive and flushes it to disk. Throws Failure when its bytes differ from
 * the manifest.
 */
export async function restoreFile(
  { name, mode, bytes }: ArchiveEntry,
  dataDir: string,
  wanted: Checksum | undefined,
): Promise<void> {
  const file = path.join(dataDir, name)
  await mkdir(path.dirname(file), { recursive: true })
  const hash = createHash('sha256')
  await pipeline(
    bytes,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(file, { mode, flush: true }),
  )
  if (hash.digest('hex') !== wanted?.sha256) {
    throw new Failure(`${name} came out of the backup with other bytes; run the restore again.`)
  }
}
