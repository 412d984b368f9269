import { type Archive, checkArchive } from '@/runtime/backup/check-archive'
import { runCommand } from './product'

export async function runBackup(
  file: string,
  settings: Record<string, string | number>,
): Promise<Archive> {
  const run = runCommand('backup', [file], settings)
  const code = await run.ended
  if (code !== 0) throw new Error(`The backup ended with ${code}:\n${run.output()}`)
  return readBackup(file)
}

/**
 * Reads a whole backup file. Throws Failure when it is damaged or not a backup that this version
 * can restore.
 */
export const readBackup = (file: string): Promise<Archive> =>
  checkArchive(file, new AbortController().signal)

export async function runRestore(
  file: string,
  settings: Record<string, string | number>,
): Promise<void> {
  const run = runCommand('restore', [file], settings)
  const code = await run.ended
  if (code !== 0 || !/^Restored/m.test(run.output()))
    throw new Error(`The restore ended with ${code}:\n${run.output()}`)
}

export async function runRefusedRestore(
  file: string,
  settings: Record<string, string | number>,
): Promise<string> {
  const run = runCommand('restore', [file], settings)
  const code = await run.ended
  if (code !== 1) throw new Error(`The restore ended with ${code}:\n${run.output()}`)
  return run.output()
}
