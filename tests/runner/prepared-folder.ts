import { rmSync } from 'node:fs'
import { makeDataFolder, PREPARED_FOLDER_VARIABLE, removeDataFolder } from '../support/data-folder'
import { recordFirstStart, recordPathOf, startFirst } from '../support/first-start'

/**
 * Makes the data folder that the suites copy: the product was started on it once and then stopped.
 * A first start takes as long as several tests. `start.test.ts` checks what it did.
 * @throws Error when the product does not start
 */
export async function prepareFolder(): Promise<void> {
  if (process.env[PREPARED_FOLDER_VARIABLE]) return
  const dataDir = makeDataFolder()
  try {
    recordFirstStart(dataDir, await startFirst(dataDir))
    process.env[PREPARED_FOLDER_VARIABLE] = dataDir
  } catch (error) {
    removeDataFolder(dataDir)
    throw error
  }
}

/** Removes the folder and the record of its first start. */
export function removePreparedFolder(): void {
  const dataDir = process.env[PREPARED_FOLDER_VARIABLE]
  if (!dataDir) return
  removeDataFolder(dataDir)
  rmSync(recordPathOf(dataDir), { force: true })
}
