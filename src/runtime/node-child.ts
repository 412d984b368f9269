import { spawn } from 'node:child_process'
import { collectOutput } from './bootstrap/collect.mjs'
import { END_WITH_PARENT_URL } from './bootstrap/npm.mjs'

/**
 * Runs a script and returns its exit code and output. The script ends when this process is killed.
 */
export const runNode = (
  args: string[],
  { signal, env }: { signal: AbortSignal; env?: Record<string, string> },
) =>
  collectOutput(
    spawn(process.execPath, ['--import', END_WITH_PARENT_URL, ...args], {
      env: { ...process.env, END_WITH_PARENT: String(process.pid), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
    }),
  )
