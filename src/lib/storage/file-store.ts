import type { Readable } from 'node:stream'

/**
 * `private`: files of registrations, served by permission. `public`: pictures and documents of the
 * site.
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

/** A range of bytes, both ends included. */
export interface Span {
  start: number
  end: number
}

export interface StoredFile {
  /** In bytes. */
  size: number
  changedAt: Date
}

/** A store for files: a folder of this machine, or an S3 bucket. Names have no folder. */
export interface FileStore {
  /**
   * Stores a staged file durably.
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
  /** Names of files that have not changed since then. */
  olderThan(before: Date): Promise<string[]>
  /**
   * Writes and deletes a probe.
   * @throws when the store lacks a permission or cannot be reached
   */
  check(): Promise<void>
}
