import { spawn } from 'node:child_process'
import { collect } from '../bootstrap/collect.mjs'
import type { Account } from './account'

/** Runs one of PostgreSQL's programs in a folder that its account can enter. */
export const runTool = (
  file: string,
  args: string[],
  { account, cwd }: { account: Account | undefined; cwd: string },
) =>
  collect(
    spawn(file, args, {
      ...account,
      cwd,
      // A session of its own, so that Ctrl-C does not interrupt a database tool.
      detached: true,
      // A fixed language, because programs read the output.
      env: { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
