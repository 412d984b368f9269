import { claimDataFolder } from './claim'
import { prepareDataFolder, readOrCreateSecret } from './data-folder'
import { openDatabase } from './database'
import { ensureMigrated } from './migrate/ensure-migrated'
import { requireFreePort } from './ports'
import { readSettings } from './settings'
import type { Supervision } from './supervise'
import { requireFinishedFolder } from './unfinished-restore'

/**
 * Prepares what `npm start` and `npm run dev` both need: data folder, secret, port and database.
 */
export async function prepare(supervision: Supervision) {
  const settings = readSettings()
  prepareDataFolder(settings.dataDir)
  await claimDataFolder(settings, supervision)
  requireFinishedFolder(settings.dataDir)
  await requireFreePort(settings.port)

  // Child processes that are started from here on inherit these settings.
  process.env.DATA_DIR = settings.dataDir
  process.env.PORT = String(settings.port)
  process.env.PAYLOAD_SECRET ||= readOrCreateSecret(settings.dataDir)
  const databaseUrl = await openDatabase(settings, supervision)
  // When DATABASE_URL is already set, it stays: it may be the address of a pooler, and
  // `databaseUrl` that of PostgreSQL itself.
  process.env.DATABASE_URL ||= databaseUrl
  await ensureMigrated(supervision, databaseUrl)
  return { settings, databaseUrl }
}
