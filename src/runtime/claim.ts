import { acquireLock } from './bootstrap/exclusive-lock.mjs'
import { Failure } from './bootstrap/failure.mjs'
import { identify, isRunning, waitForEnd } from './processes'
import { readRunFile, removeRunFile, writeRunFile } from './run-file'
import type { Settings } from './settings'
import type { Supervision } from './supervise'

/** Another copy may be in the middle of stopping, which takes up to ten seconds at worst. */
const WAIT_FOR_OTHER_COPY_MS = 12_000
const WEB_STOP_MS = 7_000

/** Makes this process the only one on its data folder and clears what a killed one left. */
export async function claimDataFolder(settings: Settings, supervision: Supervision): Promise<void> {
  const { dataDir, port } = settings
  const release = await acquireLock(dataDir, 'run', {
    waitMs: WAIT_FOR_OTHER_COPY_MS,
    onWait: () => console.log(`Waiting for another copy on ${dataDir} to stop`),
  })
  if (!release) throw new Failure(otherCopy(dataDir))
  supervision.onStop(release)
  await stopLeftoverWeb(dataDir)

  const supervisor = identify(process.pid)
  if (supervisor) writeRunFile(dataDir, { supervisor, port })
  supervision.onStop(() => removeRunFile(dataDir))
}

function otherCopy(dataDir: string): string {
  const run = readRunFile(dataDir)
  const who = run ? ` (process ${run.supervisor.pid}, port ${run.port})` : ''
  return `Another copy is running on ${dataDir}${who}; stop it or set another DATA_DIR.`
}

async function stopLeftoverWeb(dataDir: string): Promise<void> {
  const web = readRunFile(dataDir)?.web
  if (!web || !isRunning(web)) return
  process.kill(web.pid, 'SIGTERM')
  if (await waitForEnd(web, WEB_STOP_MS)) return
  process.kill(web.pid, 'SIGKILL')
  await waitForEnd(web, WEB_STOP_MS)
}
