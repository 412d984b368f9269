import { rmSync } from 'node:fs'
import { makeDataFolder, PREPARED_FOLDER_VARIABLE, removeDataFolder } from '../support/data-folder'
import { firstStartRecordPath, observeFirstStart, recordFirstStart } from '../support/first-start'

/**
 * Makes the data folder that the suites copy, by starting the product on it once and stopping it. A
 * first start takes as long as several tests. `start.test.ts` checks what this start did. Throws
 * when the product does not start.
 */
export async function prepareTestDataFolder(): Promise<void> {
  if (process.env[PREPARED_FOLDER_VARIABLE]) return
  const dataDir = makeDataFolder()
  try {
    recordFirstStart(dataDir, await observeFirstStart(dataDir))
    process.env[PREPARED_FOLDER_VARIABLE] = dataDir
  } catch (error) {
    removeDataFolder(dataDir)
    throw error
  }
}

export function removePreparedFolder(): void {
  const dataDir = process.env[PREPARED_FOLDER_VARIABLE]
  if (!dataDir) return
  removeDataFolder(dataDir)
  rmSync(firstStartRecordPath(dataDir), { force: true })
}
