import 'server-only'
import pg from 'pg'
import { databaseUrl, directDatabaseUrl } from '../env'

/**
 * How the connection to the database is protected. `local`: it stays on this machine. `verified`:
 * encrypted with a certificate that is checked. `unverified`: encrypted to any server that answers.
 * `plain`: not encrypted.
 */
export type ConnectionProtection = 'local' | 'verified' | 'unverified' | 'plain'

/** Matches the hosts of this machine, and the path that a Unix socket has instead of a host. */
const IS_LOCAL = /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*)$/

/**
 * Returns how the connection to this URL is protected. The URL alone decides, because `pg` never
 * falls back to a connection without TLS.
 */
export function protectionOf(address: string): ConnectionProtection {
  const { host, ssl } = new pg.Client(address) as { host: string; ssl: unknown }
  if (IS_LOCAL.test(host)) return 'local'
  if (!ssl) return 'plain'
  const checks = typeof ssl !== 'object' || !('rejectUnauthorized' in ssl) || ssl.rejectUnauthorized
  return checks === false ? 'unverified' : 'verified'
}

const WORST_FIRST: readonly ConnectionProtection[] = ['plain', 'unverified', 'verified', 'local']

export function weakestDatabaseProtection(): ConnectionProtection {
  const links = [databaseUrl(), directDatabaseUrl()].map(protectionOf)
  return WORST_FIRST.find((link) => links.includes(link)) ?? 'local'
}

const isMeant = (address: string) => new URL(address).searchParams.get('sslmode') === 'disable'

export function connectionWarning(address: string): string | null {
  const link = protectionOf(address)
  if (link === 'unverified') {
    return 'The database’s certificate is not checked: end DATABASE_URL with ?sslmode=verify-full.'
  }
  if (link !== 'plain' || isMeant(address)) return null
  return 'The database is on another machine and the connection is not encrypted: end DATABASE_URL with ?sslmode=verify-full, or with ?sslmode=disable where nobody else is on that network.'
}
