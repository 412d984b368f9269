import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { Failure } from '@/runtime/bootstrap/failure.mjs'
import { runBin, runCommand } from './command'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const CONNECTION_TIMEOUT_MS = '15000'

/** A Chromium that starts: one on the machine, the test tool's own, or Debian's package. */
export async function findChromium(): Promise<string> {
  return findInstalled() ?? (await downloadOwn()) ?? (await installPackage())
}

/** The test tool wants a path, not a name. */
const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

function findInstalled(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), chromium.executablePath()]
  return candidates.find((candidate) => candidate && works(candidate))
}

async function downloadOwn(): Promise<string | undefined> {
  const timeout = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_TIMEOUT_MS }
  await runBin('playwright', ['install', 'chromium'], timeout)
  // It can be there and still lack system libraries.
  return works(chromium.executablePath()) ? chromium.executablePath() : undefined
}

async function installPackage(): Promise<string> {
  if (process.getuid?.() === 0) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand('apt-get', ['update', '-qq'], quiet).catch(() => false)
    const packages = ['chromium', 'fonts-liberation']
    await runCommand(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      quiet,
    ).catch(() => false)
  }
  const found = findInstalled()
  if (found) return found
  throw new Failure('No Chromium could be found or installed; set CHROMIUM_PATH to one.')
}

function works(file: string): boolean {
  return spawnSync(file, ['--version']).status === 0
}
