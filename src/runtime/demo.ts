import { dataDir } from '@/lib/env'
import { LAUNCHER } from './bootstrap/bootstrap.mjs'
import { toolFailure } from './bootstrap/failure.mjs'
import { runNode } from './node-child'
import { startProduct } from './start'
import type { Supervision } from './supervise'

/**
 * `npm run demo`: the product with sample people and registrations, in a data folder of its own.
 */
export function main(): Promise<void> {
  // The demo never uses the real data folder or database, and sends no emails.
  const settings = { DATA_DIR: `${dataDir()}-demo`, DATABASE_URL: '', SMTP_URL: '' }
  Object.assign(process.env, settings)
  return startProduct(async (supervision) => {
    const signIn = await supervision.step('Filling the demo', () => fill(supervision))
    return (address) => console.log(`Sign in at ${address}/admin/login as\n${signIn}`)
  })
}

async function fill({ signal }: Supervision): Promise<string> {
  const { code, output } = await runNode([LAUNCHER, 'demo-data'], {
    signal,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw toolFailure('The demo could not be filled.', output, 'the database')
  return output.trimEnd()
}
