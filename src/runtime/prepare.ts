import { claimDataFolder } from './claim'
import { ensureDataFolder, readOrCreateSecret } from './data-folder'
import { openDatabase } from './database'
import { ensureMigrated } from './migrate/ensure-migrated'
import { requireFreePort } from './ports'
import { readSettings } from './settings'
import type { Supervision } from './supervise'
import { requireFinishedFolder } from './unfinished-restore'

export async function prepareProduct(supervision: Supervision) {
  const settings = readSettings()
  ensureDataFolder(settings.dataDir)
  await claimDataFolder(settings, supervision)
  requireFinishedFolder(settings.dataDir)
  await requireFreePort(settings.port)

  // The migrations and the web processes inherit these settings.
  process.env.DATA_DIR = settings.dataDir
  process.env.PORT = String(settings.port)
  process.env.PAYLOAD_SECRET ||= readOrCreateSecret(settings.dataDir)
  const databaseUrl = await openDatabase(settings, supervision)
  // A DATABASE_URL that is already set may be the address of a pooler, while `databaseUrl` is the
  // address of PostgreSQL itself.
  process.env.DATABASE_URL ||= databaseUrl
  await ensureMigrated(supervision, databaseUrl)
  return { settings, databaseUrl }
}
