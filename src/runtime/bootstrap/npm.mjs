import { spawn } from 'node:child_process'
import { collectOutput } from './collect.mjs'

/** The URL of a module for `node --import`, which ends a child process when its parent ends. */
export const END_WITH_PARENT_URL = new URL('./end-with-parent.mjs', import.meta.url).href

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runNpm(root, args) {
  // Runs the npm that started this process, which may not be the first one in PATH.
  const script = process.env.npm_execpath
  const [command, first] = script
    ? [process.execPath, ['--import', END_WITH_PARENT_URL, script]]
    : ['npm', []]
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    env: { ...process.env, END_WITH_PARENT: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop)
  return collectOutput(child).finally(() => process.removeListener('SIGTERM', stop))
}
