import { seconds } from './bootstrap/steps.mjs'
import { ensureBuilt } from './build/build'
import { hasStaff } from './database'
import { prepare } from './prepare'
import { supervise } from './supervise'
import { startWeb, warmUp } from './web/web-process'

/** `npm start`: everything from an unpacked checkout to a website that answers. */
export function main(): Promise<void> {
  const startedAt = performance.now()
  return supervise(async (supervision) => {
    const { settings, databaseUrl } = await prepare(supervision)
    await ensureBuilt(supervision)
    await supervision.step('Starting the website', async () => {
      await startWeb(settings, supervision)
      await warmUp(settings, supervision)
    })
    const address = `http://localhost:${settings.port}`
    const nextStep = (await hasStaff(databaseUrl))
      ? `sign in at ${address}/admin/login`
      : `open ${address}/admin/setup to create the first superadmin`
    console.log(`Started in ${seconds(startedAt)}`)
    console.log(`Ready at ${address} — next: ${nextStep}`)
  })
}
