import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from './condition'
import { makePreparedFolder, removeDataFolder } from './data-folder'
import { setUpPortal } from './portal'
import { createFormWithFile } from './portal-forms'
import { type RunningProduct, startProduct } from './product'

const SLUG = 'retreat'
const REPLACE_MS = 120_000
const DONE = /^All web processes are new$/gm

const timesDone = ({ output }: RunningProduct) => output().match(DONE)?.length ?? 0

export async function replaceWebProcesses(product: RunningProduct): Promise<void> {
  const before = timesDone(product)
  product.child.kill('SIGHUP')
  await waitUntil('all are replaced', () => timesDone(product) > before, REPLACE_MS)
}

export async function startWithTwoWebProcesses() {
  const options = { port: await findLoopbackPort(), dataDir: makePreparedFolder() }
  const metricsPort = await findLoopbackPort()
  const settings = { WEB_PROCESSES: '2', METRICS_PORT: `${metricsPort}` }
  const product = await startProduct({ ...options, settings })
  const portal = await setUpPortal(product.address)
  const form = { ...(await createFormWithFile(portal, SLUG)), slug: SLUG }
  const countStored = async () =>
    Number((await portal.get('/api/admin/submissions?limit=1')).headers.get('x-unfiltered-count'))
  const close = async () => {
    await product.stop()
    removeDataFolder(options.dataDir)
  }
  return { ...options, metricsPort, product, form, portal, countStored, close }
}
