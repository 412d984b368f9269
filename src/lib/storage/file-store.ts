import type { Readable } from 'node:stream'

/**
 * `private`: files of registrations, which only people with permission get. `public`: pictures,
 * films and documents of the site.
 */
export type Area = 'private' | 'public'

/** A complete file on this machine, flushed to its disk. */
export interface StagedFile {
  path: string
  /** In bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
}

/** A range of bytes, counted from 0 and including both ends. */
export interface Span {
  start: number
  end: number
}

export interface StoredFile {
  /** In bytes. */
  size: number
  changedAt: Date
}

/** A store for files: a folder of this machine, or an S3 bucket. Names contain no slashes. */
export interface FileStore {
  /**
   * Moves a staged file into the store, so that it survives a power cut.
   * @returns false, leaving the staged file, when `isNew` is set and the name is taken
   */
  put(staged: StagedFile, name: string, options?: { isNew: boolean }): Promise<boolean>
  /** Null when the file does not exist. */
  stat(name: string): Promise<StoredFile | null>
  /** Null when the file does not exist. */
  open(name: string, span?: Span): Promise<Readable | null>
  /** Does nothing when the file does not exist. */
  remove(name: string): Promise<void>
  names(): Promise<string[]>
  /** Returns the names of files that have not changed since `before`. */
  olderThan(before: Date): Promise<string[]>
  /**
   * Checks the store by writing and deleting a small file.
   * @throws when that fails, for example because the store lacks a permission or is full
   */
  check(): Promise<void>
}
