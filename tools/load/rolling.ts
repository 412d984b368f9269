import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from '../../tests/support/condition'
import { makePreparedFolder, removeDataFolder } from '../../tests/support/data-folder'
import { setUpPortal } from '../../tests/support/portal'
import { createForm } from '../../tests/support/portal-forms'
import { type Product, startProduct } from '../../tests/support/product'
import { putUnderLoad } from './under-load'

const SLUG = 'retreat'
const REPLACE_MS = 120_000
const DONE = /^All web processes are new$/gm

const timesDone = ({ output }: Product) => output().match(DONE)?.length ?? 0

/** Replaces all web processes, one after the other. */
export async function replaceOnce(product: Product): Promise<void> {
  const before = timesDone(product)
  product.child.kill('SIGHUP')
  await waitUntil('all are replaced', () => timesDone(product) > before, REPLACE_MS)
}

/** Starts a product with two web processes and a form for visitors. */
export async function startTwoProcesses() {
  const options = { port: await findLoopbackPort(), dataDir: makePreparedFolder() }
  const metricsPort = await findLoopbackPort()
  const settings = { WEB_PROCESSES: '2', METRICS_PORT: `${metricsPort}` }
  const product = await startProduct({ ...options, settings })
  const portal = await setUpPortal(product.address)
  const form = { ...(await createForm(portal, SLUG)), slug: SLUG }
  const countStored = async () =>
    Number((await portal.get('/api/admin/submissions?limit=1')).headers.get('x-unfiltered-count'))
  const close = async () => {
    await product.stop()
    removeDataFolder(options.dataDir)
  }
  return { ...options, metricsPort, product, form, portal, countStored, close }
}

/**
 * `npm run measure -- load-rolling [times]`: rolling restarts under load; exits with 1 when a
 * request fails.
 */
export async function main([times = '10']: string[]): Promise<void> {
  const { product, form, countStored, close } = await startTwoProcesses()
  const load = putUnderLoad(product.address, form)
  for (let round = 1; round <= Number(times); round++) {
    await replaceOnce(product)
    console.log(`Replaced ${round} of ${times} times`)
  }
  const { answered, registered, failed } = await load.end()
  const stored = await countStored()
  await close()
  console.log(
    `${answered} answers, ${registered} registrations, ${stored} stored, ${failed.length} failed`,
  )
  for (const line of failed.slice(0, 20)) console.error(line)
  if (failed.length > 0 || stored !== registered) process.exitCode = 1
}
