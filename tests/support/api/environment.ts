import { inject, vi } from 'vitest'
import { bridge } from '@/server/bridge/bridge'
import { emptySettings } from '../environment'
import { logFileAppender } from '../kept-logs'

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const { cacheDerivedKeys } = await import('./hashing')
  return { ...crypto, pbkdf2: cacheDerivedKeys(crypto.pbkdf2) }
})

vi.mock('@zxcvbn-ts/core', async (importOriginal) => {
  const core = await importOriginal<typeof import('@zxcvbn-ts/core')>()
  const { cachePasswordChecks } = await import('./hashing')
  return { ...core, ZxcvbnFactory: cachePasswordChecks(core.ZxcvbnFactory) }
})

// This module runs before a test file's imports, because some modules read the settings only once.
const worker = inject('workers')[Number(process.env.VITEST_POOL_ID) - 1]
if (!worker) throw new Error(`No database for worker ${process.env.VITEST_POOL_ID}`)

Object.assign(process.env, emptySettings(), {
  // A connection without a name counts as one of an older version. In production, the launcher sets
  // this name.
  PGAPPNAME: 'one-name',
  NODE_ENV: 'test',
  DATABASE_URL: worker.databaseUrl,
  DATA_DIR: worker.dataDir,
  PAYLOAD_SECRET: 'test',
  ...worker.storage,
})

// A worker keeps its modules for all its test files, so it sets the output of the log only once.
const keep = logFileAppender('api')
bridge.logOutput ??= {
  write: (line) => {
    process.stderr.write(line)
    keep(line)
  },
}
