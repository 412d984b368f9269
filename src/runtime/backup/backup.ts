import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { acquireLock } from '../bootstrap/exclusive-lock.mjs'
import { explainError, Failure } from '../bootstrap/failure.mjs'
import { readSettings } from '../settings'
import { type Supervision, superviseOnce } from '../supervise'
import { resolveBackupPath } from './archive-name'
import { ArchiveWriter } from './archive-writer'
import { beginSnapshot, dumpTable, readArchiveHead } from './dump'
import { exportErasedList } from './erased-list'
import { listFilesToBackUp, removeFileSnapshot, snapshotFiles } from './file-snapshot'
import { ARCHIVE_HEAD_NAME, MANIFEST_NAME, type Manifest, qualifiedName } from './manifest'
import { openSourceDatabase } from './source-database'

/** Runs `npm run backup [FILE]`, whether or not the product is running. */
export function main([file]: string[]): Promise<void> {
  return superviseOnce(async (supervision) => {
    const settings = readSettings()
    const { dataDir } = settings
    if (!existsSync(dataDir)) throw new Failure(`There is no data folder ${dataDir}; set DATA_DIR.`)
    const release = await acquireLock(dataDir, 'backup', { waitMs: 0 })
    if (!release) throw new Failure(`Another backup of ${dataDir} is being made at the moment.`)
    supervision.onStop(release)

    const databaseUrl = await openSourceDatabase(settings, supervision)
    // npm runs this in the checkout, but a relative path refers to the folder where npm was called.
    const from = process.env.INIT_CWD ?? process.cwd()
    const target = resolveBackupPath(file, from, dataDir, new Date())
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
    const manifest = await supervision.step('Writing the backup', () =>
      writeArchive(target, databaseUrl, dataDir, supervision),
    )
    exportErasedList(dataDir, target)
    const tables = Object.values(manifest.tables)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const files = Object.keys(manifest.files).length
    const megabytes = (statSync(target).size / 1024 / 1024).toFixed(1)
    console.log(`${rows} rows of ${tables.length} tables and ${files} files in ${megabytes} MB`)
    console.log(`Backup written to ${target}`)
  })
}

async function writeArchive(
  target: string,
  databaseUrl: string,
  dataDir: string,
  { signal }: Supervision,
): Promise<Manifest> {
  const client = new pg.Client(databaseUrl)
  // A broken connection also rejects the pending query, which reports the error. The listener only
  // keeps the client's `error` event from ending this process.
  client.on('error', () => {})
  await client.connect()
  const archive = new ArchiveWriter(target, signal)
  try {
    await removeFileSnapshot(dataDir)
    await snapshotFiles(dataDir)
    await beginSnapshot(client)
    await snapshotFiles(dataDir)
    const manifest = await fill(archive, client, dataDir)
    await archive.finish()
    return manifest
  } catch (error) {
    await archive.discard()
    // The error of a full disk names no file, so `explainError` gets the folder.
    const sentence = explainError(error, path.dirname(target))
    throw sentence ? new Failure(sentence) : error
  } finally {
    await removeFileSnapshot(dataDir)
    await client.end().catch(() => {})
  }
}

async function fill(archive: ArchiveWriter, client: pg.Client, dataDir: string): Promise<Manifest> {
  const manifest: Manifest = { tables: {}, files: {} }
  const head = await readArchiveHead(client)
  await archive.addBytes(ARCHIVE_HEAD_NAME, toJson(head))
  for (const table of head.tables) {
    manifest.tables[qualifiedName(table)] = await dumpTable(client, table, archive)
  }
  // Ends the snapshot before the files are copied. Copying takes long, and an open snapshot keeps
  // the database from removing deleted rows.
  await client.query('commit')
  for (const { name, path: file } of await listFilesToBackUp(dataDir)) {
    manifest.files[name] = await archive.addFile(name, file)
  }
  await archive.addBytes(MANIFEST_NAME, toJson(manifest))
  return manifest
}

const toJson = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
