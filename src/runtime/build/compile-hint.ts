import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes Chrome from version 136 compile all functions of a script at once. For other browsers it is
 * a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes browsers compile the scripts of every page while they download them. Otherwise each
 * function is compiled at its first call, and the page cannot react until then (decision 080).
 * `output` is Next's output folder. Throws an Error when Next's list of these scripts is not found.
 */
export function addCompileHints(output: string): void {
  const manifest = JSON.parse(readFileSync(path.join(output, 'build-manifest.json'), 'utf8'))
  const scripts: string[] = manifest.rootMainFiles ?? []
  if (scripts.length === 0) throw new Error('Next no longer lists the scripts of every page.')
  for (const script of scripts) {
    const file = path.join(output, script)
    writeFileSync(file, HINT + readFileSync(file, 'utf8'))
  }
}
