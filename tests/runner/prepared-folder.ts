import { explain } from '@/runtime/bootstrap/failure.mjs'
import { findLoopbackPort } from '@/runtime/ports'
import { makeDataFolder, PREPARED, removeDataFolder } from '../support/data-folder'
import { startProduct } from '../support/product'

/**
 * A data folder as a first start leaves it, for the suites to copy: preparing one takes as long as
 * several tests. The build must be there. Without it every test prepares its own.
 */
export async function prepareFolder(): Promise<void> {
  if (process.env[PREPARED]) return
  const dataDir = makeDataFolder()
  try {
    const product = await startProduct({ port: await findLoopbackPort(), dataDir })
    await product.stop()
    process.env[PREPARED] = dataDir
  } catch (error) {
    console.error(explain(error) ?? error)
    removeDataFolder(dataDir)
  }
}

export function removePreparedFolder(): void {
  const dataDir = process.env[PREPARED]
  if (dataDir) removeDataFolder(dataDir)
}
