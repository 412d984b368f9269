import type { Readable } from 'node:stream'

/** `private`: files of registrations, handed out by permission. `public`: pictures and documents of the site. */
export type Area = 'private' | 'public'

/** A file of this machine that has come whole and is on its disk itself. */
export interface StagedFile {
  path: string
  /** Bytes. */
  size: number
  /** Hex. */
  sha256: string
}

/** Bytes of a file, both ends included. */
export interface Span {
  start: number
  end: number
}

export interface StoredFile {
  /** Bytes. */
  size: number
  changedAt: Date
}

/** Where files lie: a folder of this machine, or an S3 store. Names are a file's own, without a folder. */
export interface FileStore {
  /**
   * Takes a staged file over; it outlives a crash when this returns.
   * @returns false, with the staged file left, when `isNew` and there is one of this name already
   */
  put(staged: StagedFile, name: string, options?: { isNew: boolean }): Promise<boolean>
  /** Null when the file is not there. */
  stat(name: string): Promise<StoredFile | null>
  /** Null when the file is not there. */
  open(name: string, span?: Span): Promise<Readable | null>
  /** Nothing happens when it is not there. */
  remove(name: string): Promise<void>
  names(): Promise<string[]>
  /** Names of what has not changed since. */
  olderThan(before: Date): Promise<string[]>
  /** Writes and takes away. @throws when something of what is needed cannot be done */
  check(): Promise<void>
}
