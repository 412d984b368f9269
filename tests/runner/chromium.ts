import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { Failure } from '@/runtime/bootstrap/failure.mjs'
import { runBin, runExecutable } from './command'
import { unpackHeadlessShell } from './unpacked-shell'

/**
 * Names of Chromium's headless shell. It has no window system and needs less than half the
 * processor time.
 */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const CONNECTION_TIMEOUT_MS = '15000'

/**
 * Returns the path of a Chromium that runs, if possible of the headless shell. Tries to install
 * what is missing. Throws Failure when there is no Chromium and none can be installed.
 */
export async function findChromium(): Promise<string> {
  const found = findFirst([process.env.CHROMIUM_PATH, ...SHELLS.map(onPath)])
  if (found) return found
  const whole = findFirst([...BROWSERS.map(onPath), chromium.executablePath()])
  if (whole) {
    const installed = await installPackage('chromium-headless-shell')
    return installed ?? findFirst([unpackHeadlessShell()]) ?? whole
  }
  const last = (await downloadOwn()) ?? (await installPackage('chromium', 'fonts-liberation'))
  if (last) return last
  throw new Failure('No Chromium could be found or installed; set CHROMIUM_PATH to one.')
}

const findFirst = (candidates: (string | undefined)[]) =>
  candidates.find((candidate) => candidate && works(candidate))

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

async function downloadOwn(): Promise<string | undefined> {
  const timeout = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_TIMEOUT_MS }
  await runBin('playwright', ['install', 'chromium'], timeout)
  // The downloaded browser may not run, because it needs libraries of the system.
  return findFirst([chromium.executablePath()])
}

async function installPackage(...packages: string[]): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined
  const install = () => apt('install', '--yes', '--no-install-recommends', ...packages)
  if (!(await install())) {
    await apt('update')
    await install()
  }
  return findFirst([...SHELLS, ...BROWSERS].map(onPath))
}

/** Runs apt-get. The timeout is short for machines without a network. */
const apt = (...args: string[]) =>
  runExecutable(
    'apt-get',
    ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0', ...args],
    { DEBIAN_FRONTEND: 'noninteractive' },
  ).catch(() => false)

function works(file: string): boolean {
  return spawnSync(file, ['--version']).status === 0
}
