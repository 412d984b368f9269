import { spawn } from 'node:child_process'
import { END_WITH_PARENT } from './bootstrap/npm.mjs'

/** Runs a Node script to its end and collects its output. */
export function runNode(
  args: string[],
  { signal, env }: { signal: AbortSignal; env?: Record<string, string> },
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      env: { ...process.env, END_WITH_PARENT: String(process.pid), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
