import { acquireLock } from './bootstrap/exclusive-lock.mjs'
import { Failure } from './bootstrap/failure.mjs'
import { identifyProcess, isRunning, waitForEnd } from './processes'
import { readRunFile, removeRunFile, updateRunFile, writeRunFile } from './run-file'
import type { Settings } from './settings'
import type { Supervision } from './supervise'

/**
 * How long to wait for another copy to notice that its npm was killed, which takes half a second,
 * and to begin to stop.
 */
const NOTICE_MS = 3_000
const STOP_MS = 10_000
const WEB_STOP_MS = 7_000

/**
 * Makes this the only running copy with this data folder, and stops web processes that a killed
 * copy has left behind.
 */
export async function claimDataFolder(settings: Settings, supervision: Supervision): Promise<void> {
  const { dataDir, port } = settings
  supervision.onStop(await acquireFolder(dataDir))
  await stopLeftoverWeb(dataDir)

  const supervisor = identifyProcess(process.pid)
  if (supervisor) writeRunFile(dataDir, { supervisor, port })
  supervision.signal.addEventListener('abort', () => reportStopping(dataDir))
  supervision.onStop(() => removeRunFile(dataDir))
}

function reportStopping(dataDir: string): void {
  try {
    updateRunFile(dataDir, { isStopping: true })
  } catch {
    // A failed write, for example on a full disk, must not prevent the stop.
  }
}

/**
 * Locks the data folder and returns a function that unlocks it. Waits longer for a copy that is
 * already stopping. Throws Failure when the other copy keeps the folder.
 */
async function acquireFolder(dataDir: string): Promise<() => void> {
  const onWait = () => console.log(`Waiting for another copy on ${dataDir} to stop`)
  let release = await acquireLock(dataDir, 'run', { waitMs: NOTICE_MS, onWait })
  if (!release && readRunFile(dataDir)?.isStopping) {
    release = await acquireLock(dataDir, 'run', { waitMs: STOP_MS })
  }
  if (release) return release
  throw new Failure(otherCopy(dataDir))
}

function otherCopy(dataDir: string): string {
  const run = readRunFile(dataDir)
  const who = run ? ` (process ${run.supervisor.pid}, port ${run.port})` : ''
  return `Another copy is running on ${dataDir}${who}; stop it or set another DATA_DIR.`
}

async function stopLeftoverWeb(dataDir: string): Promise<void> {
  const left = (readRunFile(dataDir)?.web ?? []).filter(isRunning)
  for (const { pid } of left) process.kill(pid, 'SIGTERM')
  for (const web of left) {
    if (await waitForEnd(web, WEB_STOP_MS)) continue
    process.kill(web.pid, 'SIGKILL')
    await waitForEnd(web, WEB_STOP_MS)
  }
}
