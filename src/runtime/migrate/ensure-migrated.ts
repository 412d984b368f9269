import path from 'node:path'
import pg from 'pg'
import { ROOT } from '../bootstrap/bootstrap.mjs'
import { toolFailure } from '../bootstrap/failure.mjs'
import { runNode } from '../node-child'
import type { Supervision } from '../supervise'
import { isPrepared } from './prepared'

/** Prepares the database in a process of its own, unless that was done before. */
export async function ensureMigrated(supervision: Supervision, databaseUrl: string) {
  if (await isAlreadyPrepared(databaseUrl)) return
  await supervision.step('Preparing the database', async () => {
    const script = path.join(ROOT, 'scripts', 'migrate.mjs')
    const { code, output } = await runNode([script], {
      signal: supervision.signal,
      env: { NODE_ENV: 'production' },
    })
    if (code !== 0) throw toolFailure('The database could not be prepared.', output, 'the database')
  })
}

async function isAlreadyPrepared(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await isPrepared(client)
  } finally {
    await client.end()
  }
}
