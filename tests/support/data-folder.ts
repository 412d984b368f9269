import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { embeddedServerFolder } from '@/runtime/postgres/home'
import { keepLogFile } from './kept-logs'

export const PREPARED_FOLDER_VARIABLE = 'PREPARED_DATA_DIR'

/**
 * Makes a temporary folder that every system account can enter. If root runs the tests, PostgreSQL
 * runs as another account.
 */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'))
  chmodSync(folder, 0o711)
  return folder
}

/**
 * Makes a data folder. The folder is a copy of the one on which the test runner has started the
 * product without setting it up, or empty when there is none.
 */
export function makePreparedFolder(): string {
  const folder = makeDataFolder()
  const prepared = process.env[PREPARED_FOLDER_VARIABLE]
  // A database outside the prepared folder would be missing in the copy.
  if (prepared && embeddedServerFolder(prepared).startsWith(prepared)) copyWhole(prepared, folder)
  return folder
}

/** Copies a folder. Keeps owners and permissions, because PostgreSQL checks them at its start. */
function copyWhole(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The prepared folder could not be copied: ${stderr}`)
}

/** Removes a data folder and its database, which can be in another folder. */
export function removeDataFolder(folder: string): void {
  keepLogFile('postgres', path.join(embeddedServerFolder(folder), 'server.log'))
  rmSync(embeddedServerFolder(folder), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
