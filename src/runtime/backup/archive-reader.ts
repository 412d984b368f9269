import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { Failure } from '../bootstrap/failure.mjs'

export interface ArchiveEntry {
  name: string
  mode: number
  bytes: AsyncIterable<Buffer>
}

/** Calls `onEntry` for each entry in turn. An error of `onEntry` ends the reading and is thrown. */
export async function readArchive(
  file: string,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const ending = new AbortController()
  let failure: unknown
  let turn = Promise.resolve()
  const take = async (entry: ReadEntry) => {
    signal.throwIfAborted()
    if (entry.type !== 'File' && entry.type !== 'OldFile') throw damagedArchiveFailure(file)
    await onEntry({ name: entry.path, mode: entry.mode ?? 0o600, bytes: entry })
    // Reads what `onEntry` left unread, because the next entry comes after it.
    for await (const _rest of entry);
  }
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      turn = turn
        .then(() => take(entry))
        .catch((error) => {
          failure ??= error
          ending.abort()
        })
    },
  })
  try {
    const source = createReadStream(file)
    await pipeline(source, createGunzip(), parser as unknown as NodeJS.WritableStream, {
      signal: ending.signal,
    })
    await turn
  } catch (error) {
    throw failure ?? toFailure(error, file)
  }
  if (failure) throw failure
}

export const damagedArchiveFailure = (file: string) =>
  new Failure(`${file} is damaged or was cut off; nothing was restored. Take another backup.`)

function toFailure(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new Failure(`There is no file ${file}.`)
  if (code === 'EISDIR') return new Failure(`${file} is a folder, not a backup.`)
  // An error without `syscall` means that gunzip or tar found damaged bytes.
  return syscall ? error : damagedArchiveFailure(file)
}
