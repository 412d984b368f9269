import { statSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../bootstrap/failure.mjs'

/**
 * Returns the path of the new backup. When `wanted` is a folder or missing, the file is named after
 * `time`. Throws Failure for a path inside the data folder.
 */
export function resolveBackupPath(
  wanted: string | undefined,
  from: string,
  dataDir: string,
  time: Date,
): string {
  const place = wanted ? path.resolve(from, wanted) : `${dataDir}-backups`
  const stamp = time.toISOString().slice(0, 19).replace(/:/g, '-')
  const isInFolder = !wanted || isFolder(wanted, place)
  const target = isInFolder ? path.join(place, `backup-${stamp}.tar.gz`) : place
  if (!path.relative(dataDir, target).startsWith('..')) {
    throw new Failure(`A backup inside ${dataDir} would be lost with it; choose another place.`)
  }
  return target
}

const isFolder = (wanted: string, place: string) =>
  wanted.endsWith('/') ||
  wanted.endsWith(path.sep) ||
  statSync(place, { throwIfNoEntry: false })?.isDirectory() === true
