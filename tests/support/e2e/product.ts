import { makePreparedFolder, removeDataFolder } from '../data-folder'
import { startProduct } from '../product'

export default async function setup() {
  const port = process.env.E2E_PORT
  if (!port) throw new Error('tests/playwright.config.ts sets E2E_PORT')
  const dataDir = makePreparedFolder()
  // The test workers inherit this variable.
  process.env.E2E_DATA_DIR = dataDir
  const product = await startProduct({ port: Number(port), dataDir })
  return async () => {
    await product.stop()
    removeDataFolder(dataDir)
  }
}
