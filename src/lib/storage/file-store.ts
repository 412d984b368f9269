import type { Readable } from 'node:stream'

/** `private`: files of registrations; `public`: pictures, films and documents of the site. */
export type FileArea = 'private' | 'public'

export interface StagedFile {
  path: string
  size: number
  /** Hexadecimal. */
  sha256: string
}

/** A range of bytes, counted from 0 and including both ends. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFileStats {
  size: number
  changedAt: Date
}

/** A store of files by name. Names contain no slashes. */
export interface FileStore {
  /**
   * Moves a staged file into the store, so that it survives a power cut. With `isNew`, returns
   * false and leaves the staged file alone when the name is taken.
   */
  put(staged: StagedFile, name: string, options?: { isNew: boolean }): Promise<boolean>
  stat(name: string): Promise<StoredFileStats | null>
  open(name: string, span?: ByteRange): Promise<Readable | null>
  remove(name: string): Promise<void>
  names(): Promise<string[]>
  olderThan(before: Date): Promise<string[]>
  /** Writes and deletes a small file. Throws when that fails. */
  check(): Promise<void>
}
