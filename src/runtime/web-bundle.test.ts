import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './bootstrap/bootstrap.mjs'
import { bundle } from './bootstrap/bundle.mjs'

const IMPORTED = /^(?:import|\}) .*?["']([^"']+)["'];?$|^import ["']([^"']+)["'];?$/gm
const CONTENT_SYSTEM = /^(payload|@payloadcms|drizzle-orm)(\/|$)/

function importedAtOnce(file: string, seen = new Set<string>()): Set<string> {
  for (const [, from, alone] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    const name = from ?? alone ?? ''
    if (seen.has(name)) continue
    seen.add(name)
    if (name.startsWith('./')) importedAtOnce(path.join(path.dirname(file), name), seen)
  }
  return seen
}

// Next loads its own copy of Payload and Drizzle, so a copy that the bundle loads would use memory
// a second time (decision 078).
it.each(['web', 'worker'])('%s loads nothing of the content system at once', async (name) => {
  const names = importedAtOnce(await bundle(ROOT, `src/runtime/${name}.ts`))
  expect(names).toContain('node:path')
  expect([...names].filter((name) => CONTENT_SYSTEM.test(name))).toEqual([])
})
