import { createHash } from 'node:crypto'
import pg, { type Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { Failure } from '../bootstrap/failure.mjs'
import type { ArchiveWriter } from './archive-writer'
import {
  ARCHIVE_FORMAT,
  type ArchivedTable,
  type ArchiveHead,
  describeThisProgram,
  type Manifest,
  qualifiedName,
} from './manifest'
import { listArchivedTables, listMigrations, listSequences } from './tables'

/** A tar entry begins with its size, so a table is written in parts that fit into memory. */
const PART_BYTES = 4 * 1024 * 1024

/** Begins a transaction in which all reads see the tables at the same moment. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  // The snapshot begins with the first statement, not with `begin`.
  await client.query('select 1')
}

export async function readArchiveHead(client: Client): Promise<ArchiveHead> {
  const exists = await client.query(`select to_regclass('payload_migrations') is not null as yes`)
  if (!exists.rows[0].yes) {
    throw new Failure(
      'This database holds nothing of this product yet; there is nothing to back up.',
    )
  }
  return {
    ...describeThisProgram(),
    format: ARCHIVE_FORMAT,
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    tables: await listArchivedTables(client),
    // Sequences are not part of the snapshot. They are read after it has begun, so each value is at
    // least the highest id in the snapshot.
    sequences: await listSequences(client),
  }
}

const tableFolder = (table: ArchivedTable) => `database/${qualifiedName(table)}/`

export async function dumpTable(
  client: Client,
  table: ArchivedTable,
  archive: ArchiveWriter,
): Promise<Manifest['tables'][string]> {
  const columns = table.columns.map(pg.escapeIdentifier).join(', ')
  const from = [table.schema, table.name].map(pg.escapeIdentifier).join('.')
  const rows = client.query(copyTo(`copy (select ${columns} from ${from}) to stdout`))
  const hash = createHash('sha256')
  let size = 0
  let part: Buffer[] = []
  let partBytes = 0
  let parts = 0
  const addPart = async () => {
    parts += 1
    await archive.addBytes(
      `${tableFolder(table)}${String(parts).padStart(6, '0')}`,
      Buffer.concat(part),
    )
    part = []
    partBytes = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
    part.push(chunk)
    partBytes += chunk.length
    if (partBytes >= PART_BYTES) await addPart()
  }
  if (partBytes > 0) await addPart()
  return { rows: rows.rowCount, size, sha256: hash.digest('hex') }
}
