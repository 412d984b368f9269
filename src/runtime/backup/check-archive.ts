import { createHash } from 'node:crypto'
import type * as z from 'zod'
import { Failure } from '../bootstrap/failure.mjs'
import { damagedArchiveFailure, readArchive } from './archive-reader'
import { isFileEntryName } from './file-snapshot'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_HEAD_NAME,
  type ArchiveHead,
  archiveHeadSchema,
  type Checksum,
  describeThisProgram,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
  qualifiedName,
} from './manifest'
import { OLD_QUEUE_VERSION } from './old-jobs'

export interface Archive {
  head: ArchiveHead
  manifest: Manifest
}

/** Returns the entry as text. Use this only for small entries, because they are held in memory. */
export async function readEntryText(bytes: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns `public.forms` for `database/public.forms/000001`; null for an entry of no table. */
export const tableNameOfEntry = (name: string): string | null =>
  /^database\/([^/]+)\/\d+$/.exec(name)?.[1] ?? null

/**
 * Reads the whole archive. Throws Failure when it is damaged, or not a backup that this version can
 * restore.
 */
export async function checkArchive(file: string, signal: AbortSignal): Promise<Archive> {
  const sums = new Map<string, { size: number; hash: ReturnType<typeof createHash> }>()
  let head: ArchiveHead | undefined
  let manifest: Manifest | undefined
  await readArchive(
    file,
    async ({ name, bytes }) => {
      if (!head) {
        if (name !== ARCHIVE_HEAD_NAME) throw notOurs(file)
        head = parseHead(await readEntryText(bytes), file)
      } else if (name === MANIFEST_NAME) {
        manifest = parseAs(manifestSchema, await readEntryText(bytes)) ?? undefined
      } else {
        const subject = tableNameOfEntry(name) ?? name
        if (tableNameOfEntry(name) === null && !isFileEntryName(name)) throw notOurs(file)
        const sum = sums.get(subject) ?? { size: 0, hash: createHash('sha256') }
        sums.set(subject, sum)
        for await (const chunk of bytes) {
          sum.size += chunk.length
          sum.hash.update(chunk)
        }
      }
    },
    signal,
  )
  if (!head) throw notOurs(file)
  const found = new Map(
    [...sums].map(([name, { size, hash }]) => [name, { size, sha256: hash.digest('hex') }]),
  )
  if (!manifest || !isComplete(head, manifest, found)) throw damagedArchiveFailure(file)
  return { head, manifest }
}

const notOurs = (file: string) => new Failure(`${file} is no backup of this product.`)

function parseAs<T>(schema: z.ZodType<T>, json: string): T | null {
  try {
    return schema.parse(JSON.parse(json))
  } catch {
    return null
  }
}

function parseHead(text: string, file: string): ArchiveHead {
  const program = describeThisProgram()
  const kind = parseAs(archiveHeadSchema.pick({ format: true, product: true, version: true }), text)
  if (kind?.product !== program.product) throw notOurs(file)
  if (kind.format > ARCHIVE_FORMAT) throw newer(file, kind.version)
  const head = parseAs(archiveHeadSchema, text)
  if (!head) throw damagedArchiveFailure(file)
  const isKnown = head.migrations.every((name) => program.migrations.includes(name))
  if (!isKnown || head.queueSchema > program.queueSchema) throw newer(file, head.version)
  if (head.queueSchema < program.queueSchema && head.queueSchema !== OLD_QUEUE_VERSION) {
    throw new Failure(
      `${file} was made by version ${head.version}, whose job queue this version cannot read; restore it with that version, then update.`,
    )
  }
  return head
}

const newer = (file: string, version: string) =>
  new Failure(
    `${file} was made by a newer version (${version}) than this one; update the program, then restore.`,
  )

/** True when the archive contains exactly what its manifest lists. An empty table has no entry. */
function isComplete(head: ArchiveHead, manifest: Manifest, found: Map<string, Checksum>): boolean {
  const isSame = (sum: Checksum, name: string) =>
    sum.size === (found.get(name)?.size ?? 0) &&
    (sum.size === 0 || sum.sha256 === found.get(name)?.sha256)
  const wanted = [...Object.entries(manifest.tables), ...Object.entries(manifest.files)]
  const names = new Set(wanted.map(([name]) => name))
  return (
    head.tables.every((table) => qualifiedName(table) in manifest.tables) &&
    wanted.every(([name, sum]) => isSame(sum, name)) &&
    [...found.keys()].every((name) => names.has(name))
  )
}
