import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MAP = '.map'
/** The one thing in which copies differ. */
const MAP_COMMENT = /\n\/\/# sourceMappingURL=\S+\s*$/
/** What the loader of the build requires: a list of modules, and nothing that runs by itself. */
const MODULES = 'module.exports=['

/**
 * Leaves one of equal chunks and lets the others lead to it. The bundler writes what several routes
 * import once for each of them, under names of their own, and a process that serves them all would
 * load and keep every copy: the content system's 2.5 MB 28 times, 150 MB of a web process and two
 * seconds of its start.
 * @returns how many have been replaced
 */
export function shareChunks(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => path.join(folder, file))
  const known = new Map<string, string>()
  let replaced = 0
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(MAP_COMMENT, '')
    if (!text.startsWith(MODULES)) continue
    const hash = createHash('sha256').update(text).digest('base64url')
    const first = known.get(hash)
    if (first === undefined) {
      known.set(hash, file)
      continue
    }
    writeFileSync(file, `module.exports=require(${JSON.stringify(requireable(file, first))})\n`)
    rmSync(file + MAP, { force: true })
    replaced += 1
  }
  return replaced
}

const requireable = (from: string, to: string) =>
  `./${path.relative(path.dirname(from), to).split(path.sep).join('/')}`
