import { rmSync } from 'node:fs'
import { makeDataFolder, PREPARED, removeDataFolder } from '../support/data-folder'
import { recordFirstStart, recordOf, startFirst } from '../support/first-start'

/**
 * Prepares a data folder as a first start leaves it, for the suites to copy, because that takes as
 * long as several tests; `start.test.ts` checks what this start did.
 * @throws Error when the product does not start
 */
export async function prepareFolder(): Promise<void> {
  if (process.env[PREPARED]) return
  const dataDir = makeDataFolder()
  try {
    recordFirstStart(dataDir, await startFirst(dataDir))
    process.env[PREPARED] = dataDir
  } catch (error) {
    removeDataFolder(dataDir)
    throw error
  }
}

export function removePreparedFolder(): void {
  const dataDir = process.env[PREPARED]
  if (!dataDir) return
  removeDataFolder(dataDir)
  rmSync(recordOf(dataDir), { force: true })
}
