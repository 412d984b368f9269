import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { knownHome } from '@/runtime/postgres/home'

/** A new data folder; under root, PostgreSQL's account can pass through it. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'))
  chmodSync(folder, 0o711)
  return folder
}

/** Takes the database with it, which can live elsewhere. */
export function removeDataFolder(folder: string): void {
  rmSync(knownHome(folder), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
