import { statSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../bootstrap/failure.mjs'

/**
 * The file that was asked for; in a folder, or without being asked, one named by the time.
 * @param wanted a file, a folder that is there, or one that ends in a separator
 * @param from the folder that a relative `wanted` is meant from
 */
export function nameArchive(
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

/** One that ends in a separator is meant as a folder before it is there. */
const isFolder = (wanted: string, place: string) =>
  wanted.endsWith('/') ||
  wanted.endsWith(path.sep) ||
  statSync(place, { throwIfNoEntry: false })?.isDirectory() === true
