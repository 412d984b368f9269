import { spawn } from 'node:child_process'

/** The module for `node --import` that ends a child process with its parent. */
export const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href

/**
 * Runs npm and returns its exit code and output.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runNpm(root, args) {
  // Under `npm start` this is the npm in use, which need not be the first in PATH.
  const script = process.env.npm_execpath
  const [command, first] = script
    ? [process.execPath, ['--import', END_WITH_PARENT, script]]
    : ['npm', []]
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      env: { ...process.env, END_WITH_PARENT: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const stop = () => child.kill('SIGTERM')
    process.once('SIGTERM', stop)
    child.once('error', reject)
    child.once('close', (code) => {
      process.removeListener('SIGTERM', stop)
      resolve({ code, output })
    })
  })
}
