import pg from 'pg'
import { connectionWarning } from '@/lib/database/link'
import { directDatabaseUrl } from '@/lib/env'
import { requireDirectDatabaseUrl } from './pooler'
import { ensureDatabase, startEmbedded } from './postgres/embedded'
import { requireReachableDatabase } from './reachable'
import type { Settings } from './settings'
import type { Supervision } from './supervise'

export const DATABASE_NAME = 'movement'
const WATCH_MS = 500

export async function openDatabase(settings: Settings, supervision: Supervision): Promise<string> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) {
    await supervision.step('Reaching the database', async () => {
      await requireReachableDatabase(databaseUrl)
      await requireDirectDatabaseUrl()
    })
    const warnings = [databaseUrl, directDatabaseUrl()].map(connectionWarning)
    for (const warning of new Set(warnings)) if (warning) console.warn(warning)
    return databaseUrl
  }
  return supervision.step('Starting the database', async () => {
    const embedded = await startEmbedded(dataDir)
    supervision.onStop(() => embedded.stop())
    watch(embedded.isRunning, supervision)
    return ensureDatabase(embedded, DATABASE_NAME)
  })
}

export async function hasStaff(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query('select from admin_users limit 1')).rowCount === 1
  } finally {
    await client.end()
  }
}

function watch(isRunning: () => boolean, supervision: Supervision): void {
  const timer = setInterval(() => {
    if (!isRunning()) supervision.fail('The database stopped unexpectedly.')
  }, WATCH_MS)
  supervision.signal.addEventListener('abort', () => clearInterval(timer))
}
