import { closeSync, openSync } from 'node:fs'
import { PARENT_PID } from './bootstrap/bootstrap.mjs'
import { exitWith, Failure } from './bootstrap/failure.mjs'
import { runTimedStep } from './bootstrap/steps.mjs'

const PARENT_CHECK_MS = 500
const CUT_SHORT = 'It was stopped before it was done.'

export type Supervision = {
  signal: AbortSignal
  /** Adds a function to call at the end. The functions are called in reverse order. */
  onStop(stop: () => Promise<void> | void): void
  /**
   * Sets what SIGHUP does. When SIGHUP comes because the terminal was closed, everything stops
   * instead.
   */
  onHangUp(act: () => void): void
  /**
   * Stops everything and prints the sentence. Call this when something that must keep running has
   * ended.
   */
  fail(sentence: string): void
  /**
   * Runs `work` and prints the label and how long it took. Throws without running it when this
   * process is already stopping.
   */
  step<T>(label: string, work: () => T | Promise<T>): Promise<T>
}

type Start = (supervision: Supervision) => Promise<void>

/**
 * Calls `start`, waits for a signal or a failure, then stops everything in reverse order and exits.
 */
export const supervise = (start: Start): Promise<void> => run(start, 'until stopped')

/** Runs `work` to its end, stops in reverse order what `work` has started, and exits. */
export const superviseOnce = (work: Start): Promise<void> => run(work, 'until done')

async function run(start: Start, lasts: 'until stopped' | 'until done') {
  const stoppers: (() => Promise<void> | void)[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let problem: unknown

  // `on` instead of `once`, because a second Ctrl-C would otherwise kill the process before
  // everything is stopped.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())
  let hangUp = () => stopping.abort()
  const hadTerminal = hasTerminal()
  process.on('SIGHUP', () => (hadTerminal && !hasTerminal() ? stopping.abort() : hangUp()))
  onParentEnd(() => stopping.abort())
  // Writing to a closed terminal must not crash the process while it stops.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  try {
    await start({
      signal,
      onStop: (stop) => stoppers.push(stop),
      onHangUp: (act) => {
        hangUp = act
      },
      fail: (sentence) => {
        if (!signal.aborted) problem = new Failure(sentence)
        stopping.abort()
      },
      step: (label, work) => {
        signal.throwIfAborted()
        return runTimedStep(label, work)
      },
    })
    if (lasts === 'until stopped') await stopped
    else if (signal.aborted) problem ??= new Failure(CUT_SHORT)
    stopping.abort()
  } catch (error) {
    if (!signal.aborted) problem = error
    else if (lasts === 'until done') problem ??= new Failure(CUT_SHORT)
    stopping.abort()
  }
  if (!problem) {
    if (lasts === 'until stopped') await runTimedStep('Stopping', () => stopAll(stoppers))
    else await stopAll(stoppers)
    process.exit(0)
  }
  await stopAll(stoppers)
  exitWith(problem)
}

/** True while the process has a terminal. Without one, `/dev/tty` cannot be opened. */
function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'))
    return true
  } catch {
    return false
  }
}

/**
 * Calls `stop` when npm, the parent process, has ended. npm can be killed without passing on a
 * signal.
 */
function onParentEnd(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid !== PARENT_PID && stop(), PARENT_CHECK_MS).unref()
}

async function stopAll(stoppers: (() => Promise<void> | void)[]) {
  for (const stop of stoppers.reverse()) {
    try {
      await stop()
    } catch (error) {
      console.error(error)
    }
  }
}
