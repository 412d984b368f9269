import { redirectConsole } from '@/lib/log/console'
import { log } from '@/lib/log/log'
import { assumeAppRole } from './app-role'
import { limitHeapGrowth } from './memory'
import { startMetrics } from './metrics/serve'
import { requireDirectDatabaseUrl } from './pooler'
import { completeSettings } from './settings'
import { requireStorage } from './storage'
import { startTracing } from './tracing'

/** Runs the background jobs in a separate process. The web processes then need WORKER=off. */
export async function main(): Promise<void> {
  limitHeapGrowth()
  completeSettings()
  redirectConsole()
  process.once('uncaughtException', (err) => {
    log.fatal({ err }, 'unexpected')
    process.exit(1)
  })
  await requireDirectDatabaseUrl()
  await requireStorage()
  await assumeAppRole()
  // Imported after the settings are set, because modules of the product read them when they load.
  const { startWorker } = await import('@/worker')
  startTracing('worker')
  await startMetrics()
  const stop = await startWorker()
  log.info('Working on background jobs')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => stop().finally(() => process.exit(0)))
  }
}
