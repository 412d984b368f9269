import { availableParallelism } from 'node:os'
import { databaseUrl, dataDir, directDatabaseUrl, payloadSecret } from '@/lib/env'
import { Failure } from './bootstrap/failure.mjs'
import { ensureDataFolder, readOrCreateSecret } from './data-folder'
import { usableMemory } from './memory'

export type Settings = {
  port: number
  webProcesses: number
  /** An absolute path. */
  dataDir: string
  /** The URL of PostgreSQL itself, not of a pooler. Undefined for the embedded server. */
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
/** Bytes that are left for PostgreSQL and the operating system. */
const RESERVED = GB
const WEB_PROCESS = 0.5 * GB
export const MAX_WEB_PROCESSES = 64

/**
 * Returns the number of web processes. By default this is the number of cores, or fewer when there
 * is too little memory.
 */
function readWebProcesses(): number {
  const text = process.env.WEB_PROCESSES
  if (text) {
    const count = Number(text)
    if (/^\d+$/.test(text) && count >= 1 && count <= MAX_WEB_PROCESSES) return count
    throw new Failure(
      `WEB_PROCESSES must be a whole number from 1 to ${MAX_WEB_PROCESSES}, not "${text}".`,
    )
  }
  const room = Math.floor((usableMemory() - RESERVED) / WEB_PROCESS)
  return Math.max(1, Math.min(availableParallelism(), room, MAX_WEB_PROCESSES))
}

export const readPort = (): number => toPort('PORT', process.env.PORT || '3000')

/**
 * Returns where the metrics can be read; null when METRICS_PORT is not set. Without METRICS_HOST,
 * only this machine can read them.
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
 * Sets PAYLOAD_SECRET, if it is not set, to the secret in DATA_DIR, which is the same for all
 * containers with this folder. Throws Failure when DATABASE_URL is not set.
 */
export function completeSettings(): void {
  if (!databaseUrl()) throw new Failure('DATABASE_URL must name the PostgreSQL database to use.')
  if (payloadSecret()) return
  ensureDataFolder(dataDir())
  process.env.PAYLOAD_SECRET = readOrCreateSecret(dataDir())
}
