import { type Archive, checkArchive } from '@/runtime/backup/check-archive'
import { runCommand } from './product'

/** What `npm run backup` says and leaves behind. */
export async function backUp(
  file: string,
  settings: Record<string, string | number>,
): Promise<Archive> {
  const run = runCommand('backup', [file], settings)
  const code = await run.ended
  if (code !== 0) throw new Error(`The backup ended with ${code}:\n${run.output()}`)
  return readBackup(file)
}

/** Fails for one that is not whole. */
export const readBackup = (file: string): Promise<Archive> =>
  checkArchive(file, new AbortController().signal)

export async function restore(
  file: string,
  settings: Record<string, string | number>,
): Promise<void> {
  const run = runCommand('restore', [file], settings)
  const code = await run.ended
  if (code !== 0 || !/^Restored/m.test(run.output()))
    throw new Error(`The restore ended with ${code}:\n${run.output()}`)
}

/** What it says instead of restoring. */
export async function refusalOf(
  file: string,
  settings: Record<string, string | number>,
): Promise<string> {
  const run = runCommand('restore', [file], settings)
  const code = await run.ended
  if (code !== 1) throw new Error(`The restore ended with ${code}:\n${run.output()}`)
  return run.output()
}
