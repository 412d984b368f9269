import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns a hash of all files in `places`, except those for which `isLeftOut` is true. It gets
 * paths relative to `root`.
 */
export function hashFiles(
  root: string,
  places: string[],
  isLeftOut: (file: string) => boolean = () => false,
): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => listFiles(root, place)).sort()) {
    if (isLeftOut(file)) continue
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function listFiles(root: string, place: string): string[] {
  const absolute = path.join(root, place)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [place]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
