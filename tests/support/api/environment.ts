import { inject } from 'vitest'
import { withoutSettings } from '../environment'

// Runs before a test file's imports, so that modules which read a setting once read this one.
const worker = inject('workers')[Number(process.env.VITEST_POOL_ID) - 1]
if (!worker) throw new Error(`No database for worker ${process.env.VITEST_POOL_ID}`)

Object.assign(process.env, withoutSettings(), {
  NODE_ENV: 'test',
  DATABASE_URL: worker.databaseUrl,
  DATA_DIR: worker.dataDir,
  PAYLOAD_SECRET: 'test',
})
