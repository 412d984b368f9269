import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { requireReachableDatabase } from '@/runtime/reachable'
import { makeDataFolder, removeDataFolder } from '../support/data-folder'

let folder: string
let embedded: EmbeddedDatabase
let plain: string
beforeAll(async () => {
  folder = makeDataFolder()
  embedded = await startEmbedded(folder, 'expendable')
  plain = embedded.url('postgres')
})
afterAll(async () => {
  await embedded?.stop()
  removeDataFolder(folder)
})

async function ask<Row extends pg.QueryResultRow>(address: string, ...statements: string[]) {
  const client = new pg.Client(address)
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    return rows[0]
  } finally {
    await client.end()
  }
}

/** Creates a self-signed certificate for this host name, which PostgreSQL's account can read. */
function makeCertificate(place: string, name: string): string {
  const [key, certificate] = [path.join(place, `${name}.key`), path.join(place, `${name}.crt`)]
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...kind, ...files, ...subject], { stdio: 'ignore' })
  const { uid, gid } = statSync(place)
  for (const file of [key, certificate]) chownSync(file, uid, gid)
  chmodSync(key, 0o600)
  return certificate
}

const over = (name: string, authority: string) =>
  `${plain.replace('127.0.0.1', name)}?sslmode=verify-full&sslrootcert=${authority}`

it('the certificate and the name of the server are checked, and it never goes without TLS', async () => {
  const place = (await ask<{ data_directory: string }>(plain, 'show data_directory'))
    ?.data_directory
  const own = makeCertificate(place ?? '', 'localhost')
  const foreign = makeCertificate(place ?? '', 'elsewhere')
  await expect(requireReachableDatabase(over('localhost', own))).rejects.toThrow(
    'does not support SSL connections',
  )
  const serve = (name: string) =>
    ask(
      plain,
      'alter system set ssl = on',
      `alter system set ssl_cert_file = '${name}.crt'`,
      `alter system set ssl_key_file = '${name}.key'`,
      'select pg_reload_conf()',
    )
  await serve('localhost')
  const isEncrypted = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'
  await expect
    .poll(() => ask(over('localhost', own), isEncrypted).catch(String))
    .toEqual({
      ssl: true,
    })
  await expect(requireReachableDatabase(over('localhost', foreign))).rejects.toThrow('certificate')
  await serve('elsewhere')
  await expect
    .poll(() => requireReachableDatabase(over('localhost', foreign)).catch(String))
    .toContain('does not match')
})
