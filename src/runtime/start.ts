import { paths } from '@/lib/paths'
import { setupCode } from '@/lib/setup-code'
import { secondsSince } from './bootstrap/steps.mjs'
import { ensureBuilt } from './build/build'
import { hasStaff } from './database'
import { startSharedMetrics } from './metrics/serve'
import { prepareProduct } from './prepare'
import { type Supervision, supervise } from './supervise'
import { startWeb, type WebProcesses } from './web-processes'

/**
 * Adds content before the website starts. Returns a function that prints more lines once the
 * website has started.
 */
type Fill = (supervision: Supervision) => Promise<(address: string) => void>

export const main = (): Promise<void> => startProduct()

export function startProduct(fill?: Fill): Promise<void> {
  const startedAt = performance.now()
  return supervise(async (supervision) => {
    const { settings, databaseUrl } = await prepareProduct(supervision)
    const sayMore = await fill?.(supervision)
    await ensureBuilt(supervision)
    await supervision.step('Starting the website', async () => {
      supervision.onStop(await startSharedMetrics())
      const web = await startWeb(settings, supervision)
      supervision.onHangUp(() => void replace(web))
    })
    const address = `http://localhost:${settings.port}`
    const nextStep = (await hasStaff(databaseUrl))
      ? `sign in at ${address}/admin/login`
      : `open ${address}${paths.portal.setupWith(setupCode())} to create the first superadmin`
    console.log(`Started in ${secondsSince(startedAt)}`)
    console.log(`Ready at ${address} — next: ${nextStep}`)
    sayMore?.(address)
  })
}

async function replace(web: WebProcesses): Promise<void> {
  try {
    await web.replace()
    console.log('All web processes are new')
  } catch (error) {
    console.error(`The web processes stay as they are: ${(error as Error).message}`)
  }
}
