import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The number of earlier builds whose static files are still served. */
const EARLIER = 2

/** The kept files are in `cache`, because Next does not empty that folder when it builds. */
const keptIn = (output: string) => path.join(output, 'cache', 'static')

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

/**
 * Keeps the static files of earlier builds, because open pages still request them. Files of the
 * same name have the same content. `madeAt` is the time of this build, in milliseconds since 1970.
 */
export function keepEarlierStaticFiles(output: string, madeAt: number): void {
  const own = path.join(output, 'static')
  const kept = keptIn(output)
  const earlier = existsSync(kept) ? readdirSync(kept).sort() : []
  const name = String(madeAt).padStart(15, '0')
  for (const file of listFiles(own)) link(path.join(own, file), path.join(kept, name, file))
  for (const old of earlier.slice(0, -EARLIER)) rmSync(path.join(kept, old), { recursive: true })
  for (const one of earlier.slice(-EARLIER)) {
    for (const file of listFiles(path.join(kept, one))) {
      const target = path.join(own, file)
      if (!existsSync(target)) link(path.join(kept, one, file), target)
    }
  }
}
