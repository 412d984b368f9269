import { availableParallelism } from 'node:os'
import { databaseUrl, dataDir, directDatabaseUrl, payloadSecret } from '@/lib/env'
import { Failure } from './bootstrap/failure.mjs'
import { prepareDataFolder, readOrCreateSecret } from './data-folder'
import { usableMemory } from './memory'

export type Settings = {
  port: number
  /** The number of processes that serve the website. */
  webProcesses: number
  /** Absolute path. */
  dataDir: string
  /**
   * The configured URL of PostgreSQL itself, without a pooler. Undefined when the product uses the
   * embedded server.
   */
  databaseUrl: string | undefined
}

export function readSettings(): Settings {
  return {
    port: readPort(),
    webProcesses: readWebProcesses(),
    dataDir: dataDir(),
    databaseUrl: directDatabaseUrl() || undefined,
  }
}

const GB = 1024 ** 3
/** In bytes: memory reserved for PostgreSQL and the operating system. */
const RESERVED = GB
const WEB_PROCESS = 0.5 * GB
export const MOST_PROCESSES = 64

/**
 * Returns the value of WEB_PROCESSES. The default is the number of cores, or fewer when there is
 * not enough memory for as many processes.
 */
function readWebProcesses(): number {
  const text = process.env.WEB_PROCESSES
  if (text) {
    const count = Number(text)
    if (/^\d+$/.test(text) && count >= 1 && count <= MOST_PROCESSES) return count
    throw new Failure(
      `WEB_PROCESSES must be a whole number from 1 to ${MOST_PROCESSES}, not "${text}".`,
    )
  }
  const room = Math.floor((usableMemory() - RESERVED) / WEB_PROCESS)
  return Math.max(1, Math.min(availableParallelism(), room))
}

export const readPort = (): number => toPort('PORT', process.env.PORT || '3000')

/**
 * Returns where metrics are served; null when METRICS_PORT is not set. Without METRICS_HOST only
 * this machine can read them.
 */
export function readMetricsAddress(): { port: number; host: string } | null {
  const { METRICS_PORT, METRICS_HOST } = process.env
  if (!METRICS_PORT) return null
  return { port: toPort('METRICS_PORT', METRICS_PORT), host: METRICS_HOST || '127.0.0.1' }
}

function toPort(name: string, text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new Failure(`${name} must be a whole number from 1 to 65535, not "${text}".`)
}

/**
 * Requires DATABASE_URL and provides the secret, for processes that may be started on their own, as
 * in a container. Without PAYLOAD_SECRET, the secret is read from DATA_DIR or created there.
 * Several containers can share DATA_DIR: the one that migrates starts first and creates the secret.
 */
export function completeSettings(): void {
  if (!databaseUrl()) throw new Failure('DATABASE_URL must name the PostgreSQL database to use.')
  if (payloadSecret()) return
  prepareDataFolder(dataDir())
  process.env.PAYLOAD_SECRET = readOrCreateSecret(dataDir())
}
