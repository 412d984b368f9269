import { execFileSync } from 'node:child_process'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { Failure } from '@/runtime/bootstrap/failure.mjs'

/**
 * The commit at which the branch left main: the last one on main itself and where there is no main.
 * @throws Failure where there is no git, or no commit
 */
export function findBranchPoint(): string {
  for (const main of ['main', 'origin/main', 'HEAD']) {
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      // There is none of this name.
    }
  }
  throw new Failure('Only git knows what has changed, and this is no clone with a commit.')
}

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
