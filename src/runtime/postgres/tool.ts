import { spawn } from 'node:child_process'
import { collectOutput } from '../bootstrap/collect.mjs'
import type { SystemAccount } from './account'

/** Runs one of PostgreSQL's programs. The account must be able to enter `cwd`. */
export const runTool = (
  file: string,
  args: string[],
  { account, cwd }: { account: SystemAccount | undefined; cwd: string },
) =>
  collectOutput(
    spawn(file, args, {
      ...account,
      cwd,
      // A separate session, so that Ctrl-C does not interrupt the program.
      detached: true,
      // A fixed language, because the callers search the output.
      env: { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
