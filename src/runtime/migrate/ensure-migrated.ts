import pg from 'pg'
import { LAUNCHER } from '../bootstrap/bootstrap.mjs'
import { toolFailure } from '../bootstrap/failure.mjs'
import { runNode } from '../node-child'
import type { Supervision } from '../supervise'
import { requireFinishedDatabase } from '../unfinished-restore'
import { ONLY_MIGRATIONS_ARGUMENT } from './migrate'
import { isPrepared } from './prepared'

export async function ensureMigrated(supervision: Supervision, databaseUrl: string) {
  if (await isAlreadyPrepared(databaseUrl)) return
  await supervision.step('Preparing the database', () => migrate(supervision, []))
}

/** Makes the tables without content, because a restore fills them. */
export async function applyMigrationsInChild(supervision: Supervision, migrations: string[]) {
  const args = [`${ONLY_MIGRATIONS_ARGUMENT}${migrations.join()}`]
  // The real secret is restored later, and creating tables does not use it.
  const env = { PAYLOAD_SECRET: 'of nobody' }
  await supervision.step('Making the tables', () => migrate(supervision, args, env))
}

async function migrate({ signal }: Supervision, args: string[], env: Record<string, string> = {}) {
  const { code, output } = await runNode([LAUNCHER, 'migrate', ...args], {
    signal,
    env: { NODE_ENV: 'production', ...env },
  })
  if (code !== 0) throw toolFailure('The database could not be prepared.', output, 'the database')
}

/**
 * True when the database needs no preparation. Throws Failure when a restore into the database was
 * interrupted.
 */
export async function isAlreadyPrepared(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await requireFinishedDatabase(client)
    return await isPrepared(client)
  } finally {
    await client.end()
  }
}
