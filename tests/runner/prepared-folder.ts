import { findLoopbackPort } from '@/runtime/ports'
import { makeDataFolder, PREPARED, removeDataFolder } from '../support/data-folder'
import { startProduct } from '../support/product'

/**
 * Prepares a data folder as a first start leaves it, for the suites to copy, because that takes as
 * long as several tests. @throws Error when the product does not start
 */
export async function prepareFolder(): Promise<void> {
  if (process.env[PREPARED]) return
  const dataDir = makeDataFolder()
  try {
    const product = await startProduct({ port: await findLoopbackPort(), dataDir })
    await product.stop()
    process.env[PREPARED] = dataDir
  } catch (error) {
    removeDataFolder(dataDir)
    throw error
  }
}

export function removePreparedFolder(): void {
  const dataDir = process.env[PREPARED]
  if (dataDir) removeDataFolder(dataDir)
}
