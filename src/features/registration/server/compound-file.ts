import 'server-only'
import { type FileHandle, open } from 'node:fs/promises'

const HEADER_BYTES = 512
/** The highest sector number (MS-CFB 2.1); higher values are markers. */
const LAST_SECTOR = 0xfffffffa
const NO_STREAM = 0xffffffff
const IN_HEADER = 109
const ENTRY_BYTES = 128
const STREAM = 2
const ROOT = 5
/**
 * The most bytes that are read of the directory, because the chain of its sectors may be circular.
 */
const MAX_DIRECTORY_BYTES = 1024 * 1024

const DOCUMENTS = [
  ['WordDocument', { mimeType: 'application/msword', extension: 'doc' }],
  ['Workbook', { mimeType: 'application/vnd.ms-excel', extension: 'xls' }],
  ['Book', { mimeType: 'application/vnd.ms-excel', extension: 'xls' }],
  ['PowerPoint Document', { mimeType: 'application/vnd.ms-powerpoint', extension: 'ppt' }],
] as const

type CompoundDocument = (typeof DOCUMENTS)[number][1]

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  return bytesRead === length ? bytes : null
}

class Sectors {
  readonly bytes: number
  private readonly perSector: number

  constructor(
    private readonly file: FileHandle,
    private readonly header: Buffer,
  ) {
    this.bytes = header.readUInt16LE(30) === 12 ? 4096 : 512
    this.perSector = this.bytes / 4
  }

  read(sector: number): Promise<Buffer | null> {
    if (sector > LAST_SECTOR) return Promise.resolve(null)
    return readAt(this.file, (sector + 1) * this.bytes, this.bytes)
  }

  /**
   * Returns the number of the nth sector of the allocation table; null when it cannot be read. The
   * header lists the first 109 of these sectors; a chain lists the others.
   */
  private async tableSector(n: number): Promise<number | null> {
    if (n < IN_HEADER) return this.header.readUInt32LE(76 + n * 4)
    const perLink = this.perSector - 1
    const links = Math.floor((n - IN_HEADER) / perLink)
    let sector = await this.read(this.header.readUInt32LE(68))
    // The chain of a 25 MB file has fewer than four sectors; a chain of 16 must be circular.
    for (let link = 0; link < Math.min(links, 16); link++) {
      sector = sector && (await this.read(sector.readUInt32LE(perLink * 4)))
    }
    return sector?.readUInt32LE(((n - IN_HEADER) % perLink) * 4) ?? null
  }

  async after(sector: number): Promise<number> {
    const place = await this.tableSector(Math.floor(sector / this.perSector))
    const table = place === null ? null : await this.read(place)
    return table?.readUInt32LE((sector % this.perSector) * 4) ?? NO_STREAM
  }
}

async function readDirectory(file: FileHandle): Promise<Buffer> {
  const header = await readAt(file, 0, HEADER_BYTES)
  if (!header) return Buffer.alloc(0)
  const sectors = new Sectors(file, header)
  const parts: Buffer[] = []
  let sector = header.readUInt32LE(48)
  while (parts.length * sectors.bytes < MAX_DIRECTORY_BYTES) {
    const part = await sectors.read(sector)
    if (!part) break
    parts.push(part)
    sector = await sectors.after(sector)
  }
  return Buffer.concat(parts)
}

function rootStreams(directory: Buffer): Set<string> {
  const names = new Set<string>()
  const count = Math.floor(directory.length / ENTRY_BYTES)
  if (count === 0 || directory[66] !== ROOT) return names
  const seen = new Set<number>()
  const open = [directory.readUInt32LE(76)]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id >= count || seen.has(id)) continue
    seen.add(id)
    const entry = directory.subarray(id * ENTRY_BYTES, (id + 1) * ENTRY_BYTES)
    const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62)
    if (entry[66] === STREAM) names.add(entry.toString('utf16le', 0, nameBytes))
    open.push(entry.readUInt32LE(68), entry.readUInt32LE(72))
  }
  return names
}

/**
 * Returns the type of an old Office document; null for any other file. Many programs write compound
 * files (MS-CFB), and the names of the root streams show which program it was.
 */
export async function identifyCompoundFile(path: string): Promise<CompoundDocument | null> {
  const file = await open(path, 'r')
  try {
    const streams = rootStreams(await readDirectory(file))
    return DOCUMENTS.find(([stream]) => streams.has(stream))?.[1] ?? null
  } finally {
    await file.close()
  }
}
