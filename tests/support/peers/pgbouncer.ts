import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from '../condition'

/**
 * PgBouncer's path from the environment variable PGBOUNCER, or its name, which is then looked up in
 * PATH.
 */
const PROGRAM = process.env.PGBOUNCER || 'pgbouncer'

export const isPgbouncerInstalled = (): boolean =>
  spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * The user id of `nobody`. When root runs the tests, PgBouncer runs as this user, because it
 * refuses to run as root.
 */
const NOBODY = 65534
const account = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {})

/**
 * Starts PgBouncer 1.21 or newer in front of the PostgreSQL at `databaseUrl`. It accepts the
 * accounts of that PostgreSQL.
 */
export async function startPgbouncer(databaseUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pooler-'))
  chmodSync(folder, 0o755)
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const own = await findLoopbackPort()
  const users = path.join(folder, 'userlist.txt')
  const settings = path.join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o644 })
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} auth_user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
auth_query = select usename, passwd from pg_shadow where usename = $1
pool_mode = transaction
max_prepared_statements = 100
max_client_conn = 200
default_pool_size = 10
ignore_startup_parameters = extra_float_digits
`,
    { mode: 0o644 },
  )
  let output = ''
  const child: ChildProcess = spawn(PROGRAM, [settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account(),
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const url = `postgresql://${username}:${password}@127.0.0.1:${own}${pathname}`
  await waitUntil('the pooler answers', async () => {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return true
    } catch {
      if (child.exitCode !== null) throw new Error(output)
      return false
    } finally {
      await client.end().catch(() => {})
    }
  })
  return {
    url,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      // PgBouncer waits for its clients after the first SIGTERM, and ends at once after the second.
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
