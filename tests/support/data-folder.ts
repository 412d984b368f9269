import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { knownHome } from '@/runtime/postgres/home'
import { keepLogFile } from './kept-logs'

/** The variable with a prepared folder to copy, which the runner sets. */
export const PREPARED = 'PREPARED_DATA_DIR'

/** Creates a data folder. When started as root, PostgreSQL's account can pass through it. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'))
  chmodSync(folder, 0o711)
  return folder
}

/**
 * Creates a folder in which the product has been started but not set up; an empty one without a
 * runner.
 */
export function makePreparedFolder(): string {
  const folder = makeDataFolder()
  const prepared = process.env[PREPARED]
  // A database outside the folder cannot be copied with it.
  if (prepared && knownHome(prepared).startsWith(prepared)) copyWhole(prepared, folder)
  return folder
}

/** Keeps owners and permissions, which PostgreSQL checks. */
function copyWhole(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The prepared folder could not be copied: ${stderr}`)
}

/** Also removes the database, which can be in another folder. */
export function removeDataFolder(folder: string): void {
  keepLogFile('postgres', path.join(knownHome(folder), 'server.log'))
  rmSync(knownHome(folder), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
