import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { paths } from '@/lib/paths'
import { LAUNCHER } from '@/runtime/bootstrap/bootstrap.mjs'
import { main as build } from '@/runtime/build/build'
import { findLoopbackPort } from '@/runtime/ports'
import { FIRST_SUPER_ADMIN } from '../../../tests/support/portal'

const START_MS = 60_000

export interface MeasuredWebsite {
  address: string
  cookie: string
  stop(): Promise<void>
}

async function openWebsite(env: Record<string, string>): Promise<MeasuredWebsite> {
  const port = await findLoopbackPort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [LAUNCHER, 'web'], {
    env: { ...process.env, ...env, PORT: `${port}`, WORKER: 'off', PUBLIC_URL: '' },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  const until = Date.now() + START_MS
  for (;;) {
    const body = JSON.stringify(FIRST_SUPER_ADMIN)
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(address + paths.api.login, { method: 'POST', headers, body }).catch(
      () => null,
    )
    const cookie = reply?.headers.getSetCookie()[0]?.split(';')[0]
    if (cookie) return { address, cookie, stop }
    if (child.exitCode !== null || Date.now() > until) throw new Error('No website to look at')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export async function withWebsites<Result>(
  envs: readonly Record<string, string>[],
  work: (websites: readonly MeasuredWebsite[]) => Promise<Result>,
): Promise<Result> {
  await build()
  const websites: MeasuredWebsite[] = []
  try {
    for (const env of envs) websites.push(await openWebsite(env))
    return await work(websites)
  } finally {
    for (const { stop } of websites) await stop()
  }
}
