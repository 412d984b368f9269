import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toolFailure } from '../bootstrap/failure.mjs'
import { readFileIfExists } from '../kept-file'
import { findLoopbackPort } from '../ports'
import { identifyProcess, waitForEnd } from '../processes'
import type { SystemAccount } from './account'
import { SETTINGS_FILE } from './cluster'
import { clusterIn } from './home'
import { clearStaleLock, runningServerPid } from './leftover'
import { type PostgresProgram, toolPath } from './program'
import { type Durability, formatServerSettings } from './server-settings'
import { runTool } from './tool'

export type EmbeddedServer = {
  program: PostgresProgram
  home: string
  account: SystemAccount | undefined
  durability: Durability
}

const ATTEMPTS = 5
const RETRY_MS = 500
const START_SECONDS = 120
export const PORT_FILE = 'port'
const END_MS = 1_000
const LOG_LIMIT_BYTES = 10_000_000

/**
 * Errors after which another attempt may succeed: the port was just taken, or processes of a killed
 * server still run.
 */
const PASSING = /could not bind|could not create any TCP|shared memory block .{0,200} still in use/

/** Starts the server and returns its port. First stops a server that still runs on these files. */
export async function startServer(server: EmbeddedServer): Promise<number> {
  await stopServer(server)
  clearStaleLock(clusterIn(server.home))
  const log = path.join(server.home, 'server.log')
  const previous = Number(readFileIfExists(path.join(server.home, PORT_FILE))) || undefined
  for (let attempt = 1; ; attempt++) {
    const port = await findLoopbackPort(attempt === 1 ? previous : undefined)
    writeOwned(server, SETTINGS_FILE, formatServerSettings(port, server.durability))
    if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) rmSync(log)
    const before = statSync(log, { throwIfNoEntry: false })?.size ?? 0
    const start = ['start', '--wait', `--timeout=${START_SECONDS}`, `--log=${log}`]
    const { code, output } = await control(server, start)
    if (code === 0) {
      writeOwned(server, PORT_FILE, String(port))
      return port
    }
    const said = output + (readFileIfExists(log) ?? '').slice(before)
    if (attempt === ATTEMPTS || !PASSING.test(said)) {
      throw toolFailure('The embedded database could not be started.', said, server.home)
    }
    await sleep(RETRY_MS)
  }
}

/** Stops the server if it runs. The fast shutdown ends sessions and loses no committed data. */
export async function stopServer(server: EmbeddedServer): Promise<void> {
  const pid = runningServerPid(clusterIn(server.home))
  const running = pid && identifyProcess(pid)
  if (!running) return
  const { code } = await control(server, ['stop', '--mode=fast', '--timeout=3'])
  if (code !== 0) await control(server, ['stop', '--mode=immediate', '--timeout=2'])
  // pg_ctl waits only until the lock file is gone, shortly before the process ends.
  await waitForEnd(running, END_MS)
}

function control({ program, home, account }: EmbeddedServer, args: string[]) {
  const pgdata = ['--pgdata', clusterIn(home)]
  return runTool(toolPath(program, 'pg_ctl'), [...args, ...pgdata], { account, cwd: home })
}

function writeOwned({ home, account }: EmbeddedServer, name: string, text: string) {
  const file = path.join(home, name)
  writeFileSync(file, text, { mode: 0o600 })
  if (account) chownSync(file, account.uid, account.gid)
}
