import type { Readable } from 'node:stream'

/** `private`: files of registrations; `public`: pictures, films and documents of the site. */
export type Area = 'private' | 'public'

export interface StagedFile {
  path: string
  /** In bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
}

/** A range of bytes, counted from 0 and including both ends. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  /** In bytes. */
  size: number
  changedAt: Date
}

/** A store of files by name. Names contain no slashes. */
export interface FileStore {
  /**
   * Moves a staged file into the store, so that it survives a power cut. Returns false, leaving the
   * staged file, when `isNew` is set and the name is taken.
   */
  put(staged: StagedFile, name: string, options?: { isNew: boolean }): Promise<boolean>
  /** Null when the file does not exist. */
  stat(name: string): Promise<StoredFile | null>
  /** Null when the file does not exist. */
  open(name: string, span?: ByteRange): Promise<Readable | null>
  remove(name: string): Promise<void>
  names(): Promise<string[]>
  olderThan(before: Date): Promise<string[]>
  /** Throws when a small file cannot be written and deleted. */
  check(): Promise<void>
}
