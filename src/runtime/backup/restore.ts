import path from 'node:path'
import pg from 'pg'
import { newFilesStore } from '@/lib/env'
import { TOMBSTONE_FILE_NAME } from '@/lib/erasure/tombstone-file'
import { acquireLock } from '../bootstrap/exclusive-lock.mjs'
import { Failure, toolFailure } from '../bootstrap/failure.mjs'
import { ensureDataFolder, readOrCreateSecret } from '../data-folder'
import { openDatabase } from '../database'
import { applyMigrationsInChild, ensureMigrated } from '../migrate/ensure-migrated'
import { requireReachableDatabase } from '../reachable'
import { readSettings, type Settings } from '../settings'
import { type Supervision, superviseOnce } from '../supervise'
import {
  beginDatabaseRestore,
  beginFolderRestore,
  finishFolderRestore,
  requireEmptyDatabase,
  requireEmptyFolder,
} from '../unfinished-restore'
import { readArchive } from './archive-reader'
import { type Archive, checkArchive, tableNameOfEntry } from './check-archive'
import { importErasedList } from './erased-list'
import { isFileEntryName } from './file-snapshot'
import { DatabaseLoader } from './load'
import { restoreFile } from './restore-file'

/** Runs `npm run restore FILE`, which needs an empty data folder and an empty database. */
export function main([file]: string[]): Promise<void> {
  return superviseOnce(async (supervision) => {
    if (!file) throw new Failure('Name the backup: npm run restore FILE')
    const source = path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
    const archive = await supervision.step('Checking the backup', () =>
      checkArchive(source, supervision.signal),
    )
    const settings = readSettings()
    await claimTarget(settings, source, supervision)
    const databaseUrl = await openDatabase(settings, supervision)
    await withClient(databaseUrl, beginDatabaseRestore)
    pointAt(settings, databaseUrl)
    await applyMigrationsInChild(supervision, archive.head.migrations)
    await supervision.step('Restoring', () =>
      withClient(databaseUrl, (client) => load(client, archive, source, settings, supervision)),
    )
    const hasList = importErasedList(source, settings.dataDir)
    finishFolderRestore(settings.dataDir)
    process.env.PAYLOAD_SECRET ||= readOrCreateSecret(settings.dataDir)
    await ensureMigrated(supervision, databaseUrl)
    printSummary(archive, settings, hasList)
  })
}

/**
 * Locks the data folder and marks it as the target of an unfinished restore. Throws Failure when
 * the product is running on the folder, or when the folder or the configured database is not empty,
 * unless an interrupted restore left it so.
 */
async function claimTarget(settings: Settings, source: string, supervision: Supervision) {
  const { dataDir, databaseUrl } = settings
  ensureDataFolder(dataDir)
  const release = await acquireLock(dataDir, 'run', { waitMs: 0 })
  if (!release) throw new Failure(`The product is running on ${dataDir}; stop it first.`)
  supervision.onStop(release)
  requireEmptyFolder(dataDir)
  if (databaseUrl) {
    await requireReachableDatabase(databaseUrl)
    await withClient(databaseUrl, requireEmptyDatabase)
  }
  beginFolderRestore(dataDir, source)
}

function pointAt({ dataDir }: Settings, databaseUrl: string): void {
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(databaseUrl)
  // A broken connection also rejects the pending query, which reports the error. The listener only
  // keeps the client's `error` event from ending this process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    if (error instanceof pg.DatabaseError) {
      throw toolFailure(
        `The database could not be restored: ${error.message}.`,
        error.message,
        'the database',
      )
    }
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function load(
  client: pg.Client,
  archive: Archive,
  source: string,
  { dataDir }: Settings,
  { signal }: Supervision,
): Promise<void> {
  const loader = new DatabaseLoader(client, archive)
  await loader.begin()
  await readArchive(
    source,
    async (entry) => {
      const table = tableNameOfEntry(entry.name)
      if (table) return loader.write(table, entry.bytes)
      if (!isFileEntryName(entry.name)) return
      await restoreFile(entry, dataDir, archive.manifest.files[entry.name])
    },
    signal,
  )
  signal.throwIfAborted()
  // The rows are committed last, when their files exist.
  await loader.finish()
}

function printSummary({ head, manifest }: Archive, { dataDir }: Settings, hasList: boolean): void {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const files = Object.keys(manifest.files).length
  console.log(`${rows} rows and ${files} files of ${head.createdAt} are in ${dataDir}`)
  if (!hasList) {
    console.log(
      `There is no ${TOMBSTONE_FILE_NAME} beside the backup: what was erased since it was made is back.`,
    )
  }
  const move = newFilesStore() === 's3' ? ', then npm run ops -- storage-move' : ''
  console.log(`Restored — next: npm start${move}`)
}
