import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from './condition'
import { prepareProductParts } from './parts'
import { setUpPortal } from './portal'
import { commandLineOf, startCommand } from './product'

const START_MS = 120_000

/**
 * Starts two web processes on one database, each with its own address, as on two machines, and
 * creates the super admin.
 */
export async function startTwoWebs(settings: Record<string, string>) {
  const parts = await prepareProductParts(settings)
  await parts.start('web')
  const link = /^Open \S+\/admin\/setup\?code=[\da-f]{20} to create/m
  await waitUntil('the way to the setup is printed', () => link.test(parts.output('web')))
  const port = await findLoopbackPort()
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = parts
  const shared = { ...settings, NODE_ENV: 'production', WORKER: 'off', DATA_DIR, DATABASE_URL }
  const second = startCommand({ ...shared, PORT: port }, commandLineOf('web'))
  const addresses = [parts.address, `http://127.0.0.1:${port}`] as const
  const isUp = async () =>
    (await fetch(`${addresses[1]}/api/health`).catch(() => null))?.ok ?? false
  await waitUntil('a second web process answers', isUp, START_MS)
  const portal = await setUpPortal(parts.address)
  const close = async () => {
    second.child.kill('SIGTERM')
    await second.ended
    await parts.close()
  }
  return { parts, addresses, portal, close }
}
