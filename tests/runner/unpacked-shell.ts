import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'

const PACKAGE = 'chromium-headless-shell'
const PROGRAMS = 'usr/lib/chromium'

/**
 * Unpacks Debian's package of a Chromium that needs no window system, and links the data of the
 * installed Chromium beside it. This needs no root account. Returns the program's path, or
 * undefined where that is not possible.
 */
export function unpackHeadlessShell(): string | undefined {
  const version = read('/', 'dpkg-query', '--show', 'chromium')?.split('\t')[1]?.trim()
  if (!version) return undefined
  const cache = path.join(ROOT, '.next', 'cache')
  const folder = path.join(cache, `${PACKAGE}-${version.replace(/[^\w.]/g, '-')}`)
  const shell = path.join(folder, PROGRAMS, PACKAGE)
  if (existsSync(shell)) return shell
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  // Must be the same version as the installed Chromium, because the two share data.
  read(draft, 'apt-get', '-qq', 'download', `${PACKAGE}=${version}`)
  const [archive] = readdirSync(draft)
  if (!archive || read(draft, 'dpkg', '--extract', archive, '.') === undefined) return undefined
  const [installed, own] = [path.join('/', PROGRAMS), path.join(draft, PROGRAMS)]
  for (const name of readdirSync(installed)) {
    if (!existsSync(path.join(own, name))) {
      symlinkSync(path.join(installed, name), path.join(own, name))
    }
  }
  renameSync(draft, folder)
  return shell
}

function read(cwd: string, program: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}
