import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { paths } from '@/lib/paths'
import { ROOT } from '../bootstrap/bootstrap.mjs'
import { Failure } from '../bootstrap/failure.mjs'
import { identify } from '../processes'
import { updateRunFile } from '../run-file'
import type { Settings } from '../settings'
import type { Supervision } from '../supervise'
import type { WebMessage } from './messages'

/** The web process gives itself five seconds to finish what it is answering. */
const STOP_MS = 6_000

/** Starts the web process, returns when it answers and watches it from then on. */
export async function startWeb(settings: Settings, supervision: Supervision, args: string[] = []) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts', 'web.mjs'), ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: args.includes('--dev') ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    // A process group of its own: Ctrl-C reaches the supervisor alone, which keeps the order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  supervision.onStop(() => stopWeb(child, ended))
  record(settings.dataDir, child)
  child.once('exit', (code, signal) => {
    supervision.fail(`The web process stopped unexpectedly (${signal ?? `exit code ${code}`}).`)
  })
  await ready(child, supervision.signal)
}

/** The first request loads the application; better now than when a visitor waits for it. */
export async function warmUp({ port }: Settings, { signal }: Supervision): Promise<void> {
  await fetch(`http://127.0.0.1:${port}${paths.api.health}`, { signal }).catch(() => {})
}

function ready(child: ChildProcess, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: WebMessage) => {
      if (message.kind === 'ready') resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Failure('The web process could not be started.')))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

async function stopWeb(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  child.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}

function record(dataDir: string, { pid }: ChildProcess): void {
  const web = pid === undefined ? undefined : identify(pid)
  if (web) updateRunFile(dataDir, { web })
}
