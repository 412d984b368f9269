import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { Header, Pack, ReadEntry } from 'tar'
import { Failure } from '../bootstrap/failure.mjs'
import type { Checksum } from './manifest'

const PRIVATE = 0o600

/** Writes a gzipped tar. Until `finish` has flushed it to disk, its name ends in `.partial`. */
export class ArchiveWriter {
  private readonly pack = new Pack({ portable: true })
  private readonly partial: string
  private readonly written: Promise<void>
  private readonly failing = new EventEmitter()
  private broken: unknown

  constructor(
    private readonly target: string,
    private readonly signal: AbortSignal,
  ) {
    this.partial = `${target}.partial`
    // The fastest level, because most of an archive is pictures and PDFs, which hardly compress.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED })
    const file = createWriteStream(this.partial, { mode: PRIVATE, flush: true })
    this.written = pipeline(this.pack, gzip, file, { signal })
    this.written.catch((error) => {
      this.broken = error
      // Wakes a caller that waits for the broken stream to drain, because it never will.
      this.failing.emit('broken')
    })
  }

  async addBytes(name: string, bytes: Buffer): Promise<void> {
    await this.add(name, bytes.length, PRIVATE, [bytes])
  }

  /** Adds a file. Throws Failure when it grows or shrinks while it is read. */
  async addFile(name: string, file: string): Promise<Checksum> {
    const handle = await open(file, 'r')
    try {
      return await this.addOpen(name, handle)
    } finally {
      await handle.close()
    }
  }

  async finish(): Promise<void> {
    this.pack.end()
    await this.written
    await rename(this.partial, this.target)
    const folder = await open(path.dirname(this.target), 'r')
    await folder.sync().finally(() => folder.close())
  }

  async discard(): Promise<void> {
    await rm(this.partial, { force: true })
  }

  private async addOpen(name: string, handle: FileHandle): Promise<Checksum> {
    const { size, mode } = await handle.stat()
    const hash = createHash('sha256')
    let read = 0
    // Reads one byte more than the size, to notice a file that is still growing.
    const bytes = handle.createReadStream({ start: 0, end: size, autoClose: false })
    await this.add(name, size, mode & 0o777, measured())
    return { size, sha256: hash.digest('hex') }

    async function* measured() {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        read += chunk.length
        if (read > size) break
        hash.update(chunk)
        yield chunk
      }
      if (read === size) return
      throw new Failure(`${name} changed while it was being read; make the backup again.`)
    }
  }

  private async add(
    path: string,
    size: number,
    mode: number,
    chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<void> {
    const header = new Header({ path, size, mode, mtime: new Date(), type: 'File' })
    const entry = new ReadEntry(header)
    this.pack.add(entry)
    for await (const chunk of chunks) {
      if (!entry.write(chunk)) await this.drained(entry)
      this.requireWhole()
    }
    entry.end()
    this.requireWhole()
  }

  private drained(entry: ReadEntry): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        entry.off('drain', goOn)
        this.failing.off('broken', goOn)
        resolve()
      }
      entry.on('drain', goOn)
      this.failing.on('broken', goOn)
      if (this.broken) goOn()
    })
  }

  private requireWhole(): void {
    if (this.broken) throw this.broken
    this.signal.throwIfAborted()
  }
}
