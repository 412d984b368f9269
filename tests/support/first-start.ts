import { readFileSync, writeFileSync } from 'node:fs'
import { findLoopbackPort } from '@/runtime/ports'
import { hasCluster } from '@/runtime/postgres/embedded'
import { PREPARED_FOLDER_VARIABLE } from './data-folder'
import { listRunningProcesses, readProcessIds } from './process-ids'
import { startProduct } from './product'

interface FirstStart {
  address: string
  output: string
  isHealthy: boolean
  exitCode: number | null
  stopMs: number
  left: string[]
}

export async function observeFirstStart(dataDir: string): Promise<FirstStart> {
  const product = await startProduct({ port: await findLoopbackPort(), dataDir })
  const isHealthy = (await fetch(`${product.address}/api/health`)).ok
  const ids = readProcessIds(dataDir)
  const stoppedAt = Date.now()
  const exitCode = await product.stop('SIGINT')
  const stopMs = Date.now() - stoppedAt
  const { address, output } = product
  return { address, output: output(), isHealthy, exitCode, stopMs, left: listRunningProcesses(ids) }
}

/**
 * Returns the path of the file that records how `prepared` was first started. It is beside the
 * folder, because the folder is copied whole.
 */
export const firstStartRecordPath = (prepared: string) => `${prepared}.json`

export const recordFirstStart = (prepared: string, start: FirstStart): void =>
  writeFileSync(firstStartRecordPath(prepared), JSON.stringify(start))

export async function firstStartIn(dataDir: string): Promise<FirstStart> {
  const prepared = process.env[PREPARED_FOLDER_VARIABLE]
  return prepared && hasCluster(dataDir)
    ? JSON.parse(readFileSync(firstStartRecordPath(prepared), 'utf8'))
    : await observeFirstStart(dataDir)
}
