import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { LAUNCHER, ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { waitUntil } from './condition'
import { emptySettings } from './environment'
import { logFileAppender } from './kept-logs'

const START_MS = 240_000

export type StartedCommand = {
  child: ChildProcess
  output(): string
  /** Resolves with the exit code, or with null when a signal ended the process. */
  ended: Promise<number | null>
}

export type RunningProduct = StartedCommand & {
  address: string
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const running = new Set<StartedCommand>()

export async function stopLeftoverProducts(): Promise<void> {
  const left = [...running]
  for (const { child } of left) child.kill('SIGTERM')
  await Promise.all(left.map(({ ended }) => ended))
}

export const commandLineOf = (name: string) => [process.execPath, LAUNCHER, name]

/** The command whose output is not kept as a log, because it contains personal data. */
const UNLOGGED = 'reset-factor'

const START = commandLineOf('start')
export const NPM_START = ['npm', 'start']

/** Starts a command without the developer's own settings. */
export function startCommand(
  settings: Record<string, string | number>,
  command = START,
): StartedCommand {
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd: ROOT,
    // A single web process, so that a test knows which one to kill.
    env: { ...process.env, ...emptySettings(), WEB_PROCESSES: '1', ...asText(settings) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let printed = ''
  const name = args.find((arg) => arg !== LAUNCHER) ?? file
  const keep = name === UNLOGGED ? null : logFileAppender(path.basename(name))
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

export function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string | number>,
): StartedCommand {
  return startCommand(settings, [...commandLineOf(name), ...args])
}

/** Starts the product. Resolves when it responds to requests. */
export async function startProduct(
  options: { port: number; dataDir: string; settings?: Record<string, string> },
  command?: string[],
): Promise<RunningProduct> {
  const { port, dataDir, settings } = options
  const run = startCommand({ PORT: port, DATA_DIR: dataDir, ...settings }, command)
  await waitForOutput(run, /^Ready at /m, START_MS)
  return {
    ...run,
    address: `http://localhost:${port}`,
    stop: (signal = 'SIGTERM') => {
      run.child.kill(signal)
      return run.ended
    },
  }
}

/**
 * Waits until the output matches `wanted`. Throws an Error with the output when the process ends
 * before, or when `withinMs` milliseconds have passed.
 */
export async function waitForOutput(
  run: StartedCommand,
  wanted: RegExp,
  withinMs: number,
): Promise<void> {
  const { child, output } = run
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const isPrinted = () => wanted.test(output())
  await waitUntil(`${wanted} is printed`, () => isPrinted() || isOver(), withinMs).catch(() => {})
  if (!isPrinted()) throw new Error(`${wanted} was not printed in time, but:\n${output()}`)
}

function asText(settings: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, `${value}`]))
}
