import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { FAILED, PASSED, type Tally } from './tally'

/** Runs a program of node_modules/.bin with its output on ours; true when it succeeds. */
export function runBin(name: string, args: string[], env: Record<string, string> = {}) {
  return runCommand(path.join(ROOT, 'node_modules', '.bin', name), args, env)
}

export function runCommand(file: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<boolean>((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
}

/** Runs programs one after the other until one fails; together they are one check. */
export async function check(...commands: [name: string, ...args: string[]][]): Promise<Tally> {
  for (const [name, ...args] of commands) {
    if (!(await runBin(name, args))) return FAILED
  }
  return PASSED
}
