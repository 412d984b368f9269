import { spawn } from 'node:child_process'
import type { Account } from './account'

export type ToolResult = { code: number | null; output: string }

/** Runs one of PostgreSQL's programs to its end, in a folder its account can enter. */
export function runTool(
  file: string,
  args: string[],
  { account, cwd }: { account: Account | undefined; cwd: string },
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...account,
      cwd,
      // Own session: Ctrl-C in the terminal must not end a database tool half way.
      detached: true,
      // A fixed language, because the output is read by programs.
      env: { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
