import path from 'node:path'
import { prepareProduct } from './prepare'
import { supervise } from './supervise'
import { startWeb } from './web-processes'

/** Runs `npm run dev`, with the same data folder and database as `npm start`. */
export function main(): Promise<void> {
  return supervise(async (supervision) => {
    const { settings } = await prepareProduct(supervision)
    await startWeb({ ...settings, webProcesses: 1 }, supervision, ['--dev'])
    console.log(`Mail is kept in ${path.join(settings.dataDir, 'outbox')}`)
    console.log(`Ready at http://localhost:${settings.port}`)
  })
}
