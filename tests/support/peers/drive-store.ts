import { createHash, randomUUID } from 'node:crypto'

export interface DriveFile {
  id: string
  name: string
  mimeType: string
  parents: string[]
  appProperties: Record<string, string>
  trashed: boolean
  size: number
  sha256Checksum?: string
  content?: Buffer
}
export type DriveFileMetadata = Pick<
  DriveFile,
  'id' | 'name' | 'mimeType' | 'parents' | 'appProperties'
>

interface Session {
  metadata: DriveFileMetadata
  size: number
  received: number
  hash: ReturnType<typeof createHash>
  parts: Buffer[]
}

export const FOLDER_MIME_TYPE = 'application/vnd.google-apps.folder'

/** The files of the fake drive. To save memory, large ones have a checksum and no content. */
export class DriveStore {
  readonly files = new Map<string, DriveFile>()
  readonly sessions = new Map<string, Session>()
  readonly ids = new Set<string>()

  reserveFileId(): string {
    const id = randomUUID().replaceAll('-', '')
    this.ids.add(id)
    return id
  }

  /** Creates a file. Returns null when the id is taken, because ids are unique in Google Drive. */
  create(metadata: DriveFileMetadata, rest: Partial<DriveFile> = {}): DriveFile | null {
    const id = metadata.id ?? this.reserveFileId()
    if (this.files.has(id)) return null
    const file = { ...metadata, id, appProperties: metadata.appProperties ?? {} }
    const made = { ...file, trashed: false, size: 0, ...rest }
    this.files.set(id, made)
    return made
  }

  folder(name: string): DriveFile {
    const metadata = { name, mimeType: FOLDER_MIME_TYPE, parents: ['root'], appProperties: {} }
    return this.create(metadata as unknown as DriveFileMetadata) as DriveFile
  }

  trash(id: string): void {
    for (const file of this.files.values()) {
      if (file.id === id || file.parents.includes(id)) file.trashed = true
    }
  }

  delete(id: string): void {
    for (const file of [...this.files.values()]) {
      if (file.id === id || file.parents.includes(id)) this.files.delete(file.id)
    }
  }

  start(metadata: DriveFileMetadata, size: number): string {
    const key = randomUUID()
    this.sessions.set(key, { metadata, size, received: 0, hash: createHash('sha256'), parts: [] })
    return key
  }

  finish(key: string): DriveFile | null {
    const { metadata, received, hash, parts } = this.sessions.get(key) as Session
    this.sessions.delete(key)
    return this.create(metadata, {
      size: received,
      sha256Checksum: hash.digest('hex'),
      content: Buffer.concat(parts),
    })
  }

  /** Answers a query. Only the queries that the product sends are understood. */
  find(question: string): DriveFile[] {
    const [, parent] = /'([^']+)' in parents/.exec(question) ?? []
    const [, key, value] =
      /appProperties has \{ key='([^']+)' and value='([^']+)' \}/.exec(question) ?? []
    if (!parent || !key || !question.endsWith('trashed = false')) throw new Error(question)
    return [...this.files.values()].filter(
      (file) => file.parents.includes(parent) && file.appProperties[key] === value && !file.trashed,
    )
  }

  inFolder = (id: string): DriveFile[] =>
    [...this.files.values()].filter((file) => file.parents.includes(id) && !file.trashed)
}
