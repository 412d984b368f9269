import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { readFileIfExists } from '../kept-file'
import { serverAccount } from './account'
import { ensureCluster, PASSWORD_FILE, SUPERUSER } from './cluster'
import { clusterIn, embeddedServerFolder, prepareEmbeddedServerFolder } from './home'
import { runningServerPid } from './leftover'
import { getRunnableProgram } from './runnable-program'
import { type EmbeddedServer, PORT_FILE, startServer, stopServer } from './server'
import type { Durability } from './server-settings'

export type EmbeddedDatabase = {
  url(database: string): string
  isRunning(): boolean
  stop(): Promise<void>
}

export async function startEmbedded(
  dataDir: string,
  durability: Durability = 'durable',
): Promise<EmbeddedDatabase> {
  const account = serverAccount(clusterIn(embeddedServerFolder(dataDir)))
  const home = prepareEmbeddedServerFolder(dataDir, account)
  const program = getRunnableProgram(home, account)
  const server: EmbeddedServer = { program, home, account, durability }
  const password = await ensureCluster(program, home, account)
  const port = await startServer(server)
  return {
    url: (database) => addressOf(password, port, database),
    isRunning: () => runningServerPid(clusterIn(home)) !== undefined,
    stop: () => stopServer(server),
  }
}

const addressOf = (password: string, port: number | string, database: string) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`

export const hasCluster = (dataDir: string): boolean =>
  existsSync(clusterIn(embeddedServerFolder(dataDir)))

/**
 * Returns the URL of a database on a server that another process has started; undefined when no
 * such server runs.
 */
export function runningDatabaseUrl(dataDir: string, database: string): string | undefined {
  const home = embeddedServerFolder(dataDir)
  if (!runningServerPid(clusterIn(home))) return undefined
  const port = readFileIfExists(path.join(home, PORT_FILE))
  const password = readFileIfExists(path.join(home, PASSWORD_FILE))
  return port && password ? addressOf(password, port.trim(), database) : undefined
}

export async function ensureDatabase(embedded: EmbeddedDatabase, name: string): Promise<string> {
  const client = new pg.Client(embedded.url('postgres'))
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (!found.rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return embedded.url(name)
}
