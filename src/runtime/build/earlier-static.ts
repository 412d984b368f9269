import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Builds whose scripts are served beside those of the newest. */
const EARLIER = 2

/** Within the one folder that a build leaves alone. */
const keptIn = (output: string) => path.join(output, 'cache', 'static')

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/** A second name for the same bytes; where the disk knows no such thing, a copy. */
function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

/**
 * Scripts, styles and fonts of the builds before this one stay in its `static`: pages that were opened
 * before still ask for them. A name carries the hash of what it stands for, so none is in another's way.
 * To be called when a build is whole, before anything serves it.
 * @param output the folder of builds, `.next`
 * @param madeAt sorts builds: later ones after earlier ones
 */
export function keepEarlierStatic(output: string, madeAt: number): void {
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
