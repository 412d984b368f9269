import { mkdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { LAUNCHER } from '@/runtime/bootstrap/bootstrap.mjs'
import { runNode } from '@/runtime/node-child'
import { type EmbeddedDatabase, ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { makeDataFolder, removeDataFolder } from '../data-folder'
import { emptySettings, STORAGE_VARIABLE } from '../environment'
import { startS3Server } from '../peers/s3-server'
import { API_WORKER_COUNT } from './workers.mjs'

const TEMPLATE = 'template_migrated'

interface Worker {
  databaseUrl: string
  dataDir: string
  /** The settings of an S3 store; empty when files are stored in a folder. */
  storage: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The database and data folder of each test worker, in the order of the workers' pool ids. */
    workers: Worker[]
  }
}

export default async function setup(project: TestProject) {
  const folder = makeDataFolder()
  const embedded = await startEmbedded(folder, 'expendable')
  const isS3 = process.env[STORAGE_VARIABLE] === 's3'
  const stores = await Promise.all(
    isS3 ? Array.from({ length: API_WORKER_COUNT }, startS3Server) : [],
  )
  const teardown = async () => {
    await Promise.all(stores.map((store) => store.close()))
    await embedded.stop()
    removeDataFolder(folder)
  }
  try {
    await migrate(await ensureDatabase(embedded, TEMPLATE), folder)
    const workers = await copyTemplate(embedded, folder)
    for (const [at, worker] of workers.entries()) {
      worker.storage = stores[at]?.settings ?? {}
    }
    project.provide('workers', workers)
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

async function copyTemplate(embedded: EmbeddedDatabase, folder: string) {
  const admin = new pg.Client(embedded.url('postgres'))
  await admin.connect()
  const workers: Worker[] = []
  for (let worker = 1; worker <= API_WORKER_COUNT; worker++) {
    const name = `worker_${worker}`
    const dataDir = path.join(folder, name)
    mkdirSync(dataDir)
    await admin.query(`create database ${name} template ${TEMPLATE}`)
    workers.push({ databaseUrl: embedded.url(name), dataDir, storage: {} })
  }
  await admin.end()
  return workers
}

async function migrate(databaseUrl: string, dataDir: string): Promise<void> {
  const { code, output } = await runNode([LAUNCHER, 'migrate'], {
    signal: new AbortController().signal,
    env: {
      ...emptySettings(),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: 'test',
    },
  })
  if (code !== 0) throw new Error(output)
}
