import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { knownHome } from '@/runtime/postgres/home'
import { keepLogFile } from './kept-logs'

/** The variable that names a prepared folder to copy; the runner sets it. */
export const PREPARED = 'PREPARED_DATA_DIR'

/** A new data folder; under root, PostgreSQL's account can pass through it. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'))
  chmodSync(folder, 0o711)
  return folder
}

/** One in which the product has been started before and nobody has set it up; new without a runner. */
export function makePreparedFolder(): string {
  const folder = makeDataFolder()
  const prepared = process.env[PREPARED]
  // A database outside the folder does not come along.
  if (prepared && knownHome(prepared).startsWith(prepared)) copyWhole(prepared, folder)
  return folder
}

/** With owners and rights, which PostgreSQL insists on. */
function copyWhole(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The prepared folder could not be copied: ${stderr}`)
}

/** Takes the database with it, which can live elsewhere. */
export function removeDataFolder(folder: string): void {
  keepLogFile('postgres', path.join(knownHome(folder), 'server.log'))
  rmSync(knownHome(folder), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
