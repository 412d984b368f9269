import { randomBytes } from 'node:crypto'
import { appendFileSync, chownSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure, toolFailure } from '../bootstrap/failure.mjs'
import { readFileIfExists, readOrCreateFile } from '../kept-file'
import type { SystemAccount } from './account'
import { clusterIn } from './home'
import { type PostgresProgram, toolPath } from './program'
import { runTool } from './tool'

export const SUPERUSER = 'postgres'
export const PASSWORD_FILE = 'password'

/** Tried in this order, because some systems have no C.UTF-8. */
const LOCALES = ['C.UTF-8', 'C']

/** This file lies in the folder above the cluster. postgresql.conf includes it. */
export const SETTINGS_FILE = 'server.conf'

/**
 * Creates the database files if they are missing, and returns the superuser's password. Throws
 * Failure when they cannot be created or belong to another major version.
 */
export async function ensureCluster(
  program: PostgresProgram,
  home: string,
  account: SystemAccount | undefined,
): Promise<string> {
  const passwordFile = path.join(home, PASSWORD_FILE)
  const password = readOrCreateFile(passwordFile, () => randomBytes(24).toString('hex'))
  if (account) chownSync(passwordFile, account.uid, account.gid)
  if (existsSync(clusterIn(home))) requireSameMajor(program, clusterIn(home))
  else await initialise(program, home, account, passwordFile)
  return password
}

async function initialise(
  program: PostgresProgram,
  home: string,
  account: SystemAccount | undefined,
  passwordFile: string,
) {
  // The draft is renamed when complete, so that a half-made cluster never looks like a database.
  const draft = `${clusterIn(home)}.new`
  let output = ''
  for (const locale of LOCALES) {
    rmSync(draft, { recursive: true, force: true })
    const result = await runTool(
      toolPath(program, 'initdb'),
      [
        ...['--pgdata', draft, '--username', SUPERUSER, '--pwfile', passwordFile],
        ...['--auth=scram-sha-256', '--encoding=UTF8', `--locale=${locale}`],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ],
      { account, cwd: home },
    )
    output = result.output
    if (result.code === 0) {
      const settings = `include_if_exists = '../${SETTINGS_FILE}'\n`
      appendFileSync(path.join(draft, 'postgresql.conf'), settings)
      renameSync(draft, clusterIn(home))
      return
    }
  }
  throw toolFailure('The database files could not be created.', output, home)
}

function requireSameMajor(program: PostgresProgram, cluster: string) {
  const made = readFileIfExists(path.join(cluster, 'PG_VERSION'))?.trim()
  const installed = program.version.split('.')[0]
  if (made === installed) return
  throw new Failure(
    `The database in ${cluster} belongs to PostgreSQL ${made} and cannot be opened by ${installed}; see docs/OPERATIONS.md on moving it.`,
  )
}
