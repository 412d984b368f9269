import { databaseUrl, dataDir, payloadSecret } from '@/lib/env'
import { Failure } from './bootstrap/failure.mjs'
import { keepSecret, prepareDataFolder } from './data-folder'

export type Settings = {
  port: number
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded server is used. */
  databaseUrl: string | undefined
}

export function readSettings(): Settings {
  return { port: readPort(), dataDir: dataDir(), databaseUrl: databaseUrl() || undefined }
}

export function readPort(): number {
  const text = process.env.PORT || '3000'
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new Failure(`PORT must be a whole number from 1 to 65535, not "${text}".`)
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
