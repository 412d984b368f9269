import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { SUPERUSER } from '@/runtime/postgres/cluster'
import { embeddedServerFolder } from '@/runtime/postgres/home'

/** The same value as in src/runtime/database.ts. */
const DATABASE = 'movement'

export function openProductDatabase(dataDir: string): pg.Pool {
  const inHome = (name: string) =>
    readFileSync(path.join(embeddedServerFolder(dataDir), name), 'utf8').trim()
  const [password, port] = [inHome('password'), inHome('port')]
  return new pg.Pool({
    connectionString: `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    max: 1,
  })
}
