import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '@/runtime/postgres/embedded'
import { clusterIn, knownHome } from '@/runtime/postgres/home'
import { makeDataFolder } from './data-folder'

/**
 * A second PostgreSQL that follows the one of a data folder, by streaming replication. The base is copied
 * between pg_backup_start and pg_backup_stop: the embedded programs have no pg_basebackup.
 */
export async function startStandby(dataDir: string, databaseUrl: string) {
  const folder = makeDataFolder()
  const [from, to] = [knownHome(dataDir), path.join(folder, 'postgres')]
  const { uid, gid } = statSync(clusterIn(from))
  const own = (file: string) => chownSync(file, uid, gid)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  mkdirSync(to, { mode: 0o700 })
  own(to)
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' })
  // Files that go away meanwhile are in the log that is replayed.
  if (status !== 0 && !/No such file|vanished/.test(stderr)) throw new Error(stderr)
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
  await client.end()
  const cluster = clusterIn(to)
  for (const name of ['postmaster.pid', 'postmaster.opts']) {
    rmSync(path.join(cluster, name), { force: true })
  }
  rmSync(path.join(to, 'port'), { force: true })
  for (const [name, text] of [
    ['backup_label', rows[0].labelfile],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(path.join(cluster, name), text)
    own(path.join(cluster, name))
  }
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const primary = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary}'\nhot_standby_feedback = on\n`,
  )
  const server = await startEmbedded(folder)
  return { ...server, folder, databaseUrl: server.url(pathname.slice(1)) }
}
