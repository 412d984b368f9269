import { main as build } from '@/runtime/build/build'
import { findLoopbackPort } from '@/runtime/ports'
import { makeDataFolder, removeDataFolder } from '../../tests/support/data-folder'
import { startProduct } from '../../tests/support/product'

const WEB_STARTED = /^Starting the website… ([\d.]+) s$/m

/**
 * Starts the product on a new data folder, with one web process, and removes everything at the end.
 * `webSeconds` is the time until the web process could serve, as the product printed it.
 */
export async function withProduct(
  work: (address: string, dataDir: string, webSeconds: number) => Promise<void>,
): Promise<void> {
  await build()
  const dataDir = makeDataFolder()
  const port = await findLoopbackPort()
  try {
    // Lets the measurement send requests from many addresses.
    const product = await startProduct({ port, dataDir, settings: { TRUST_PROXY: '1' } })
    const webSeconds = Number(WEB_STARTED.exec(product.output())?.[1])
    await work(`http://127.0.0.1:${port}`, dataDir, webSeconds).finally(() => product.stop())
  } finally {
    removeDataFolder(dataDir)
  }
}
