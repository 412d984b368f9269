import { execFileSync } from 'node:child_process'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { Failure } from '@/runtime/bootstrap/failure.mjs'

/**
 * Returns the commit at which the current branch left main, or origin/main when there is no main.
 * On main, or when neither exists, returns the current commit. Throws Failure when git is missing
 * or there is no commit.
 */
export function findBranchPoint(): string {
  for (const main of ['main', 'origin/main', 'HEAD']) {
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      // There may be no branch with this name.
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
