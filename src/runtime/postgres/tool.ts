import { spawn } from 'node:child_process'
import type { Account } from './account'

export type ToolResult = { code: number | null; output: string }

/** Runs one of PostgreSQL's programs in a folder that its account can enter. */
export function runTool(
  file: string,
  args: string[],
  { account, cwd }: { account: Account | undefined; cwd: string },
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...account,
      cwd,
      // A session of its own, so that Ctrl-C does not interrupt a database tool.
      detached: true,
      // A fixed language, because programs read the output.
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
