// The files of this folder run before node_modules exists, all but bundle.mjs: plain JavaScript,
// Node built-ins only.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { exitWith, Failure } from './failure.mjs'
import { ensureInstalled } from './install.mjs'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

/** The file that a package's name means, for compiled code, which lies elsewhere. */
export const { resolve: resolvePackage } = createRequire(import.meta.url)

/**
 * Installs what is missing, then runs a TypeScript file.
 * @param {string} entry
 */
export async function installAndRun(entry) {
  try {
    await ensureInstalled(ROOT)
  } catch (error) {
    exitWith(error)
  }
  await run(entry)
}

/**
 * Loads `.env` and hands over to the `main` of a TypeScript file.
 * @param {string} entry path of that file, relative to the root
 */
export async function run(entry) {
  // Nothing is left that could end the wait: without this it would look as if all had been done.
  const cutShort = () => exitWith(new Failure('It ended before it was done; run it again.'))
  process.once('beforeExit', cutShort)
  try {
    process.chdir(ROOT)
    if (existsSync('.env')) process.loadEnvFile('.env')
    // For the lines of the sources in what went wrong.
    process.setSourceMapsEnabled(true)
    const { bundle } = await import('./bundle.mjs')
    const module = await import(pathToFileURL(await bundle(ROOT, entry)).href)
    await module.main(process.argv.slice(2))
    process.off('beforeExit', cutShort)
  } catch (error) {
    exitWith(error)
  }
}
