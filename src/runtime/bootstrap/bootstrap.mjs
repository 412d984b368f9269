// The files in this folder, except bundle.mjs, must run before node_modules exists. So they are
// plain JavaScript and import only each other and Node's built-in modules.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { exitWith, Failure } from './failure.mjs'
import { ensureInstalled } from './install.mjs'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

/**
 * The id of the parent process. It is read at the start, because npm may be killed during the
 * install.
 */
export const PARENT = process.ppid

/**
 * Returns the path of a package's file, like `require.resolve`. For compiled code, which runs from
 * another folder and has no `require`.
 */
export const { resolve: resolvePackage } = createRequire(import.meta.url)

/** The script that starts a command of scripts/commands.mjs: `node LAUNCHER NAME`. */
export const LAUNCHER = path.join(ROOT, 'scripts', 'launch.mjs')

/**
 * Installs the packages if necessary, then runs a command.
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
  // Makes it look as if the file had been started directly: programs read their arguments here, and
  // the log its name.
  process.argv = [process.execPath, path.join(ROOT, file), ...given]
  if ('entry' in command) await run(file, given)
  else await import(pathToFileURL(path.join(ROOT, file)).href)
}

/**
 * Loads `.env` and calls the `main` of a TypeScript file.
 * @param {string} entry path of that file, relative to the root
 * @param {string[]} args
 */
async function run(entry, args) {
  // Node exits with 0 when nothing is left to wait for, even if `main` has not returned. That must
  // not look like success.
  const cutShort = () => exitWith(new Failure('It ended before it was done; run it again.'))
  process.once('beforeExit', cutShort)
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    // Makes stack traces show lines of the sources.
    process.setSourceMapsEnabled(true)
    await import('./quick-imports.mjs')
    const { bundle } = await import('./bundle.mjs')
    const module = await import(pathToFileURL(await bundle(ROOT, entry)).href)
    await module.main(args)
    process.off('beforeExit', cutShort)
  } catch (error) {
    exitWith(error)
  }
}
