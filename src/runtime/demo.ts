import { dataDir } from '@/lib/env'
import { LAUNCHER } from './bootstrap/bootstrap.mjs'
import { toolFailure } from './bootstrap/failure.mjs'
import { runNode } from './node-child'
import { startProduct } from './start'
import type { Supervision } from './supervise'

/** Runs `npm run demo`, with sample people and registrations in a separate data folder. */
export function main(): Promise<void> {
  turnOffRealSystems()
  return startProduct(async (supervision) => {
    const signIn = await supervision.step('Filling the demo', () => fill(supervision))
    return (address) => console.log(`Sign in at ${address}/admin/login as\n${signIn}`)
  })
}

/** Changes the settings so that the demo reaches no real database, files, drive or mail server. */
export function turnOffRealSystems(): void {
  const off = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'S3_BUCKET', 'DRIVE_FOLDER_ID', 'SMTP_URL']
  Object.assign(process.env, Object.fromEntries(off.map((name) => [name, ''])))
  process.env.DATA_DIR = `${dataDir()}-demo`
}

async function fill({ signal }: Supervision): Promise<string> {
  const { code, output } = await runNode([LAUNCHER, 'demo-data'], {
    signal,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw toolFailure('The demo could not be filled.', output, 'the database')
  return output.trimEnd()
}
