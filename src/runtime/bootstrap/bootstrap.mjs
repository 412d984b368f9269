// The files in this folder must work before node_modules exists. So they are JavaScript and import
// only Node's modules and each other. Exceptions are the tests and bundle.mjs, which is imported
// only after the install.
import { existsSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { exitWith, Failure } from './failure.mjs'
import { ensureInstalled } from './install.mjs'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

/**
 * The parent's process id, read at the start because it changes if npm is killed during the
 * install.
 */
export const PARENT_PID = process.ppid

/** Finds a package for compiled code, which runs from another folder and has no `require`. */
export const { resolve: resolvePackage } = createRequire(import.meta.url)

/** The path of the script that starts a command of scripts/commands.mjs: `node LAUNCHER NAME`. */
export const LAUNCHER = path.join(ROOT, 'scripts', 'launch.mjs')

/**
 * The folder in which Node keeps the compiled code of packages. This saves a fifth of the next
 * start's time (decision 035).
 */
export const CODE_CACHE = path.join(ROOT, '.next', 'cache', 'code')

/**
 * @param {import('../../../scripts/commands.mjs').Command} command
 * @param {string[]} args
 */
export async function launch(command, args) {
  const given = [...(command.args ?? []), ...args]
  try {
    process.chdir(ROOT)
    if (!command.isReady) await ensureInstalled(ROOT)
  } catch (error) {
    exitWith(error)
  }
  const file = 'entry' in command ? command.entry : path.join('node_modules', command.program)
  // Set as if the file had been started directly, because programs read their arguments here, and
  // the log takes the name of the process from here.
  process.argv = [process.execPath, path.join(ROOT, file), ...given]
  if ('entry' in command) await run(file, given)
  else await import(pathToFileURL(path.join(ROOT, file)).href)
}

/**
 * @param {string} entry path of a TypeScript file with a `main`, relative to the root
 * @param {string[]} args
 */
async function run(entry, args) {
  // Node exits with 0 when nothing is left to wait for, even if `main` has not returned.
  const cutShort = () => exitWith(new Failure('It ended before it was done; run it again.'))
  process.once('beforeExit', cutShort)
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    process.setSourceMapsEnabled(true)
    module.enableCompileCache?.(CODE_CACHE)
    await import('./quick-imports.mjs')
    const { bundle } = await import('./bundle.mjs')
    const program = await import(pathToFileURL(await bundle(ROOT, entry)).href)
    await program.main(args)
    process.off('beforeExit', cutShort)
  } catch (error) {
    exitWith(error)
  }
}
