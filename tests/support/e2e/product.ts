import { removeDataFolder } from '../data-folder'
import { startProduct } from '../product'

/** The production build on a new database, started the way `npm start` does. */
export default async function setup() {
  const { E2E_PORT: port, E2E_DATA_DIR: dataDir } = process.env
  if (!port || !dataDir) throw new Error('tests/playwright.config.ts sets these')
  const product = await startProduct({ port: Number(port), dataDir })
  return async () => {
    await product.stop()
    removeDataFolder(dataDir)
  }
}
