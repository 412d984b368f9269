import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SupervisorOrder, WebProcessMessage } from '@/server/messages'
import { LAUNCHER, ROOT } from './bootstrap/bootstrap.mjs'
import { Failure } from './bootstrap/failure.mjs'
import { ALLOCATION_ENV } from './memory'
import { identifyProcess } from './processes'
import { updateRunFile } from './run-file'
import type { Settings } from './settings'
import type { Supervision } from './supervise'

/** After this time a stopping web process is killed. Its requests have five seconds to end. */
const STOP_MS = 6_000
/** When more than `MOST_ENDS` web processes end within `ENDS_MS`, the product stops. */
const MOST_ENDS = 5
const ENDS_MS = 60_000
/** The pause after a failed start, because the database may be restarting. */
const AGAIN_MS = 1_000

export interface WebProcesses {
  /** Replaces the processes one after the other. Visitors are served meanwhile. */
  replace(): Promise<void>
}

const hasEnded = ({ process: { exitCode, signalCode } }: Worker) =>
  exitCode !== null || signalCode !== null

const endOf = ({ process: { exitCode, signalCode } }: Worker) =>
  signalCode ?? `exit code ${exitCode}`

const order = (worker: Worker, message: SupervisorOrder) =>
  worker.isConnected() && worker.send(message)

/**
 * Starts the web processes and resolves when all of them accept requests. A process that ends
 * unexpectedly later is started again.
 */
export async function startWeb(
  { dataDir, webProcesses }: Settings,
  supervision: Supervision,
  args: string[] = [],
): Promise<WebProcesses> {
  const { signal } = supervision
  /** The web processes by their number, from 0. Only number 0 may run the background jobs. */
  const serving = new Map<number, Worker>()
  let ends: number[] = []

  // By default this process would accept connections and hand them to the web processes. A
  // connection handed to a process that is then killed would stay open without a response.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({
    exec: LAUNCHER,
    args: ['web', ...args],
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  supervision.onStop(() => Promise.all(Object.values(cluster.workers ?? {}).map(stop)).then())

  async function start(place: number): Promise<void> {
    const worker = cluster.fork({
      NODE_ENV: args.includes('--dev') ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATABASE_POOL: String(poolSizeFor(webProcesses)),
      ...ALLOCATION_ENV,
      ...(place > 0 && { WORKER: 'off' }),
    })
    record(dataDir)
    await ready(worker, signal)
    serving.set(place, worker)
    worker.once('exit', () => {
      record(dataDir)
      if (serving.get(place) === worker && !signal.aborted) void startAgain(place, worker)
    })
    if (hasEnded(worker)) await startAgain(place, worker)
  }

  async function startAgain(place: number, ended: Worker): Promise<void> {
    serving.delete(place)
    const sentence = `The web process stopped unexpectedly (${endOf(ended)})`
    for (;;) {
      ends = [...ends.filter((at) => at > Date.now() - ENDS_MS), Date.now()]
      if (signal.aborted) return
      if (ends.length > MOST_ENDS) return supervision.fail(`${sentence}, again and again.`)
      console.error(`${sentence}; starting another.`)
      try {
        await start(place)
        return console.error('The other web process serves.')
      } catch {
        await sleep(AGAIN_MS)
      }
    }
  }

  async function replace(): Promise<void> {
    for (const [place, worker] of [...serving]) {
      if (signal.aborted) return
      await start(place)
      order(worker, { kind: 'retire' })
    }
  }

  await Promise.all(Array.from({ length: webProcesses }, (_, place) => start(place)))
  return { replace: inTurn(replace) }
}

/** Returns a function that runs `work` once at a time. Calls during a run share one later run. */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let current = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null
        current = work()
        return current
      })
    return next
  }
}

/**
 * Returns the number of database connections of each process. With `MAX_WEB_PROCESSES` processes,
 * the sum stays below `MAX_CONNECTIONS`.
 */
export const poolSizeFor = (processes: number) =>
  Math.max(5, Math.min(20, Math.floor(40 / processes)))

function ready(worker: Worker, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WebProcessMessage) => {
      if (message.kind === 'ready') resolve()
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Failure('The web process could not be started.')))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function stop(worker?: Worker): Promise<void> {
  if (!worker || hasEnded(worker)) return
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS)
  const ended = once(worker.process, 'exit')
  worker.process.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}

/**
 * Stores the ids of the web processes, so that the next start can stop them if this process is
 * killed.
 */
function record(dataDir: string): void {
  const pids = Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.process.pid ?? [])
  const web = pids.flatMap((pid) => identifyProcess(pid) ?? [])
  updateRunFile(dataDir, { web })
}
