import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LAUNCHER } from '@/runtime/bootstrap/bootstrap.mjs'
import { runNode } from '@/runtime/node-child'
import { ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { knownHome } from '@/runtime/postgres/home'

/**
 * A migrated database of its own for a measurement, and this process pointed at it. To be called
 * before anything that reads the settings is loaded.
 */
export async function openBenchDatabase(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  // Under root, PostgreSQL has another account that must be able to pass through.
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
