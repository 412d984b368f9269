import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { Failure } from '../bootstrap/failure.mjs'

export type SystemAccount = { uid: number; gid: number }

/**
 * Returns the account that runs PostgreSQL when this process runs as root, because PostgreSQL
 * refuses to run as root. Returns undefined when this process does not run as root. Throws Failure
 * when no account is found.
 */
export function serverAccount(cluster: string): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const account = ownerOf(cluster) ?? lookUp('postgres') ?? create('postgres') ?? lookUp('nobody')
  if (account) return account
  throw new Failure('PostgreSQL cannot run as root and no other account was found to run it.')
}

/**
 * Returns the folder's owner, so that the account that first started the database also runs it when
 * root starts it later. Undefined when root owns the folder or it does not exist.
 */
function ownerOf(folder: string): SystemAccount | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined
}

function lookUp(name: string): SystemAccount | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : 0
  })
  return uid && gid ? { uid, gid } : undefined
}

function create(name: string): SystemAccount | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name])
  return lookUp(name)
}
