import { inject } from 'vitest'
import { bridge } from '@/server/bridge/bridge'
import { withoutSettings } from '../environment'
import { keepLog } from '../kept-logs'

// Runs before a test file's imports, so that modules which read a setting once read this one.
const worker = inject('workers')[Number(process.env.VITEST_POOL_ID) - 1]
if (!worker) throw new Error(`No database for worker ${process.env.VITEST_POOL_ID}`)

Object.assign(process.env, withoutSettings(), {
  NODE_ENV: 'test',
  DATABASE_URL: worker.databaseUrl,
  DATA_DIR: worker.dataDir,
  PAYLOAD_SECRET: 'test',
  ...worker.storage,
})

// A worker keeps its modules from file to file, and so its log.
const keep = keepLog('api')
bridge.logOutput ??= {
  write: (line) => {
    process.stderr.write(line)
    keep(line)
  },
}
