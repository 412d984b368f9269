import { availableParallelism } from 'node:os'
import { databaseUrl, dataDir, directDatabaseUrl, payloadSecret } from '@/lib/env'
import { Failure } from './bootstrap/failure.mjs'
import { keepSecret, prepareDataFolder } from './data-folder'
import { usableMemory } from './memory'

export type Settings = {
  port: number
  /** How many processes serve the website. */
  webProcesses: number
  /** Absolute. */
  dataDir: string
  /** Of PostgreSQL itself, past any pooler. Undefined: the embedded server is used. */
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
/** What PostgreSQL and the system keep, and what a web process grows to. */
const RESERVED = GB
const WEB_PROCESS = 0.5 * GB
const MOST_PROCESSES = 64

/** As many as there are cores, if the memory is enough for them. */
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

/** Where figures are served; null while no port is set. Only this machine may ask unless a host is. */
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
 * For a process that is started by itself rather than by `npm start`, as containers are. Several
 * share DATA_DIR; the one that migrates runs before the others and makes the secret.
 */
export function completeSettings(): void {
  if (!databaseUrl()) throw new Failure('DATABASE_URL must name the PostgreSQL database to use.')
  if (payloadSecret()) return
  prepareDataFolder(dataDir())
  process.env.PAYLOAD_SECRET = keepSecret(dataDir())
}
