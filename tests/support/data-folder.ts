import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { knownHome } from '@/runtime/postgres/home'
import { keepLogFile } from './kept-logs'

/** Name of the environment variable in which the runner passes the path of the prepared folder. */
export const PREPARED_FOLDER_VARIABLE = 'PREPARED_DATA_DIR'

/**
 * Creates an empty data folder. Others may pass through it, because PostgreSQL runs under an
 * account of its own when the tests run as root.
 */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'))
  chmodSync(folder, 0o711)
  return folder
}

/**
 * Creates a data folder in which the product has been started but not set up. It is a copy of the
 * runner's folder, and empty without one that can be copied.
 */
export function makePreparedFolder(): string {
  const folder = makeDataFolder()
  const prepared = process.env[PREPARED_FOLDER_VARIABLE]
  // A database that is outside the prepared folder is not copied with it, so the folder stays
  // empty.
  if (prepared && knownHome(prepared).startsWith(prepared)) copyWhole(prepared, folder)
  return folder
}

/** Copies a folder with owners and permissions, which PostgreSQL checks when it starts. */
function copyWhole(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The prepared folder could not be copied: ${stderr}`)
}

/**
 * Removes the folder and its database, which can be in another folder. The runner keeps the
 * database's log.
 */
export function removeDataFolder(folder: string): void {
  keepLogFile('postgres', path.join(knownHome(folder), 'server.log'))
  rmSync(knownHome(folder), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
