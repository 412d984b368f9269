import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LAUNCHER } from '@/runtime/bootstrap/bootstrap.mjs'
import { runNode } from '@/runtime/node-child'
import { ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { knownHome } from '@/runtime/postgres/home'

/**
 * Creates a migrated database for one measurement and sets this process up to use it. Call it
 * before loading anything that reads the settings.
 */
export async function openBenchDatabase(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  // When started as root, PostgreSQL runs under another account, which must be able to pass
  // through.
  chmodSync(folder, 0o711)
  const embedded = await startEmbedded(folder, 'durable')
  const close = async () => {
    await embedded.stop()
    rmSync(knownHome(folder), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: await ensureDatabase(embedded, 'bench'),
    PAYLOAD_SECRET: 'only for measuring',
    SMTP_URL: '',
  })
  const { code, output } = await runNode([LAUNCHER, 'migrate'], {
    signal: new AbortController().signal,
  })
  if (code === 0) return close
  await close()
  throw new Error(output)
}
