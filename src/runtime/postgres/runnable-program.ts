import { cpSync, lchownSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../bootstrap/failure.mjs'
import type { SystemAccount } from './account'
import { canRun, getInstalledProgram, type PostgresProgram, toolPath } from './program'

const COPY_PREFIX = 'program-'

/**
 * Returns the installed program, or a copy in `home` when the server's account cannot run the
 * installed one. Throws Failure when it cannot run the copy either.
 */
export function getRunnableProgram(
  home: string,
  account: SystemAccount | undefined,
): PostgresProgram {
  const installed = getInstalledProgram()
  if (canRun(toolPath(installed, 'initdb'), account)) return installed
  const copy = { ...installed, folder: path.join(home, `${COPY_PREFIX}${installed.version}`) }
  if (!canRun(toolPath(copy, 'initdb'), account)) copyProgram(installed, copy, home, account)
  if (canRun(toolPath(copy, 'initdb'), account)) return copy
  throw new Failure('The embedded PostgreSQL does not run on this machine; set DATABASE_URL.')
}

function copyProgram(
  from: PostgresProgram,
  to: PostgresProgram,
  home: string,
  account: SystemAccount | undefined,
) {
  for (const name of readdirSync(home)) {
    if (name.startsWith(COPY_PREFIX)) rmSync(path.join(home, name), { recursive: true })
  }
  const draft = `${to.folder}.new`
  cpSync(from.folder, draft, { recursive: true, verbatimSymlinks: true })
  if (account) giveTo(draft, account)
  renameSync(draft, to.folder)
}

function giveTo(folder: string, { uid, gid }: SystemAccount): void {
  lchownSync(folder, uid, gid)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, name), uid, gid)
  }
}
