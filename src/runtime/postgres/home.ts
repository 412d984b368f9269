import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../bootstrap/failure.mjs'
import { readFileIfExists, writeFileAtomically } from '../kept-file'
import type { SystemAccount } from './account'

const OUTSIDE_PREFIX = '/var/lib/movement-'

/**
 * Returns the folder of the embedded server: `postgres` in the data folder, or a folder in /var/lib
 * when the server's account cannot enter the data folder. The path of the folder in /var/lib is
 * stored in the data folder, so emptying the data folder starts a new database.
 */
export function embeddedServerFolder(dataDir: string): string {
  return readFileIfExists(pointerIn(dataDir))?.trim() || insideOf(dataDir)
}

export const clusterIn = (home: string) => path.join(home, 'data')

export function prepareEmbeddedServerFolder(
  dataDir: string,
  account: SystemAccount | undefined,
): string {
  const home = embeddedServerFolder(dataDir)
  makeOwned(home, account)
  if (!account || canUse(home, account)) return home
  if (existsSync(clusterIn(home))) {
    throw new Failure(
      `The database in ${home} is out of reach of the account it runs under (number ${account.uid}); open the way to it or move DATA_DIR.`,
    )
  }
  return moveOutside(dataDir, home, account)
}

function moveOutside(dataDir: string, inside: string, account: SystemAccount): string {
  const home = OUTSIDE_PREFIX + randomBytes(6).toString('hex')
  makeOwned(home, account)
  if (!canUse(home, account)) throw new Failure(`PostgreSQL's account cannot use ${home}.`)
  writeFileAtomically(pointerIn(dataDir), `${home}\n`)
  rmdirSync(inside)
  return home
}

const insideOf = (dataDir: string) => path.join(dataDir, 'postgres')
const pointerIn = (dataDir: string) => path.join(dataDir, 'postgres-home')

function makeOwned(folder: string, account: SystemAccount | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
}

/**
 * True when the account can write to the folder and enter it. A process of the account tests this,
 * because parent folders, mounts and access lists all matter.
 */
function canUse(folder: string, account: SystemAccount): boolean {
  const script = 'test -w "$1" && test -x "$1"'
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...account, cwd: '/' }).status === 0
}
