// The files of this folder run before node_modules exists: plain JavaScript, Node built-ins only.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { exitWith, Failure } from './failure.mjs'
import { ensureInstalled } from './install.mjs'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

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

const KEEP_ALIVE_MS = 1000

/**
 * The loader answers from a thread of its own, for which Node 20 does not always wait: on a busy
 * machine the process ended in the middle of an import.
 * @param {string} entry
 */
async function load(entry) {
  const waiting = setInterval(() => {}, KEEP_ALIVE_MS)
  try {
    const { register } = await import('tsx/esm/api')
    register()
    return await import(pathToFileURL(path.join(ROOT, entry)).href)
  } finally {
    clearInterval(waiting)
  }
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
    const module = await load(entry)
    await module.main(process.argv.slice(2))
    process.off('beforeExit', cutShort)
  } catch (error) {
    exitWith(error)
  }
}
