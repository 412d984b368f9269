import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { acquireLock } from './exclusive-lock.mjs'
import { Failure, toolFailure } from './failure.mjs'
import { runNpm } from './npm.mjs'
import { runTimedStep } from './steps.mjs'

const WAIT_FOR_OTHER_INSTALL_MS = 15 * 60_000

/** @param {string} root */
export async function ensureInstalled(root) {
  // A container's image contains the dependencies, but no lockfile.
  if (!existsSync(path.join(root, 'package-lock.json')) || isInstalled(root)) return
  const release = await acquireLock(root, 'install', {
    waitMs: WAIT_FOR_OTHER_INSTALL_MS,
    onWait: () => console.log('Waiting for another copy that is installing dependencies'),
  })
  if (!release) throw new Failure('Another copy has been installing dependencies for too long.')
  try {
    if (!isInstalled(root)) await runTimedStep('Installing dependencies', () => install(root))
  } finally {
    release()
  }
}

/**
 * Does not use `npm ci`, because it refuses a lockfile that lacks packages of other platforms. npm
 * writes such a lockfile when its registry has only some of them.
 * @param {string} root
 */
async function install(root) {
  const isChange = startAfresh(root)
  // The build needs development dependencies even when NODE_ENV is `production`.
  await npm(root, 'install', '--no-save', '--include=dev', '--no-audit', '--no-fund')
  // Links the commands of all packages again. When npm removes a package, it also removes its
  // command, even if a remaining package has a command of the same name.
  if (isChange) await npm(root, 'rebuild', '--ignore-scripts')
  if (isInstalled(root)) return
  throw new Failure('package-lock.json does not belong to package.json; run npm install.')
}

/**
 * @param {string} root
 * @param {string[]} args
 */
async function npm(root, ...args) {
  const { code, output } = await runNpm(root, args)
  if (code !== 0) throw toolFailure('The dependencies could not be installed.', output, root)
}

/**
 * Removes the packages of an unfinished install, because npm takes a half unpacked package for
 * complete.
 * @param {string} root
 * @returns {boolean} true when the packages of an earlier install stay
 */
function startAfresh(root) {
  const isFinished = existsSync(finishedSign(root))
  if (isFinished) rmSync(finishedSign(root))
  else rmSync(path.join(root, 'node_modules'), { recursive: true, force: true })
  return isFinished
}

/**
 * npm writes this file last, so it marks a finished install.
 * @param {string} root
 */
function finishedSign(root) {
  return path.join(root, 'node_modules', '.package-lock.json')
}

/** @param {string} root */
function isInstalled(root) {
  if (!existsSync(finishedSign(root))) return false
  const wanted = readJson(path.join(root, 'package-lock.json')).packages
  const installed = readJson(finishedSign(root)).packages
  return (
    declaresSame(readJson(path.join(root, 'package.json')), wanted['']) &&
    Object.entries(wanted).every(([location, { version, optional }]) => {
      if (location === '') return true
      // Only optional packages may be missing, because the lockfile also lists packages for other
      // platforms.
      if (!installed[location]) return optional === true
      return installed[location].version === version && existsSync(path.join(root, location))
    })
  )
}

/**
 * @param {Record<string, unknown>} manifest
 * @param {Record<string, unknown>} locked
 */
function declaresSame(manifest, locked) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
    (kind) => sorted(manifest[kind]) === sorted(locked[kind]),
  )
}

/** @param {unknown} dependencies */
function sorted(dependencies) {
  return JSON.stringify(Object.entries(dependencies || {}).sort())
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
