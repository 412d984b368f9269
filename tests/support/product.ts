import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { LAUNCHER, ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { waitUntil } from './condition'
import { withoutSettings } from './environment'
import { keepLog } from './kept-logs'

/** Enough for a first build on a small machine. */
const START_MS = 240_000

export type Run = {
  child: ChildProcess
  /** Returns its output so far. */
  output(): string
  /** Resolves with its exit code; null when a signal ended it. */
  ended: Promise<number | null>
}

export type Product = Run & {
  address: string
  /** Stops it like Ctrl-C or a service manager; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const running = new Set<Run>()

/** Stops products that a failed test has left running, because they would disturb the next one. */
export async function stopProducts(): Promise<void> {
  const left = [...running]
  for (const { child } of left) child.kill('SIGTERM')
  await Promise.all(left.map(({ ended }) => ended))
}

/** Returns the command line for a command of scripts/commands.mjs. */
export const commandLineOf = (name: string) => [process.execPath, LAUNCHER, name]

/** A command whose output is for the person who runs it and must not be in a log. */
const UNLOGGED = 'reset-factor'

const START = commandLineOf('start')
export const THROUGH_NPM = ['npm', 'start']

/** Runs `npm start`, or by default the command behind it, with exactly these settings. */
export function runStart(settings: Record<string, string | number>, command = START): Run {
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd: ROOT,
    // A single web process, so that a test knows which one serves and can kill it.
    env: { ...process.env, ...withoutSettings(), WEB_PROCESSES: '1', ...asText(settings) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let printed = ''
  const name = args.find((arg) => arg !== LAUNCHER) ?? file
  const keep = name === UNLOGGED ? null : keepLog(path.basename(name))
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text
      keep?.(text)
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const run = { child, output: () => printed, ended }
  running.add(run)
  void ended.then(() => running.delete(run))
  return run
}

/** Runs a command to its end, like `npm run`. */
export function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string | number>,
): Run {
  return runStart(settings, [...commandLineOf(name), ...args])
}

export async function startProduct(
  options: { port: number; dataDir: string; settings?: Record<string, string> },
  command?: string[],
): Promise<Product> {
  const { port, dataDir, settings } = options
  const run = runStart({ PORT: port, DATA_DIR: dataDir, ...settings }, command)
  await untilPrinted(run, /^Ready at /m, START_MS)
  return {
    ...run,
    address: `http://localhost:${port}`,
    stop: (signal = 'SIGTERM') => {
      run.child.kill(signal)
      return run.ended
    },
  }
}

/** Fails with the output so far when the process ends first or the time is over. */
export async function untilPrinted(run: Run, wanted: RegExp, withinMs: number): Promise<void> {
  const { child, output } = run
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const isPrinted = () => wanted.test(output())
  await waitUntil(`${wanted} is printed`, () => isPrinted() || isOver(), withinMs).catch(() => {})
  if (!isPrinted()) throw new Error(`${wanted} was not printed in time, but:\n${output()}`)
}

function asText(settings: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, `${value}`]))
}
