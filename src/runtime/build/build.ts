import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import nextPackage from 'next/package.json' with { type: 'json' }
import { ROOT } from '../bootstrap/bootstrap.mjs'
import { bundle } from '../bootstrap/bundle.mjs'
import { acquireLock } from '../bootstrap/exclusive-lock.mjs'
import { Failure, toolFailure } from '../bootstrap/failure.mjs'
import { runTimedStep } from '../bootstrap/steps.mjs'
import { readFileIfExists, writeFileAtomically } from '../kept-file'
import { runNode } from '../node-child'
import type { Supervision } from '../supervise'
import { addCompileHints } from './compile-hint'
import { compressTexts } from './compress'
import { keepEarlierStaticFiles } from './earlier-static'
import { hashFiles } from './fingerprint'

const OUTPUT = path.join(ROOT, '.next')
const DONE_FILE = path.join(OUTPUT, 'source-fingerprint')
const WAIT_FOR_OTHER_BUILD_MS = 15 * 60_000

/**
 * The website is built again when a file in these places changes, except files for which
 * `isNotBuilt` is true.
 */
const SOURCES = [
  ...['src', 'payload.config.ts', 'next.config.mjs', 'package-lock.json'],
  ...['tsconfig.json', 'postcss.config.mjs'],
]
const isNotBuilt = (file: string) =>
  /\.test\.tsx?$|^src[\\/](runtime|seed|server[\\/](?!bridge))[\\/]/.test(file)

/** The entry points that containers start. */
const PROCESSES = [
  ...['web.ts', 'worker.ts', 'migrate/migrate.ts'],
  ...['backup/backup.ts', 'backup/restore.ts', 'reset-factor.ts', 'storage-move.ts'],
].map((file) => `src/runtime/${file}`)

/** Runs `node scripts/launch.mjs build`, which builds for a container image and starts nothing. */
export async function main(): Promise<void> {
  await ensureBuilt({ step: runTimedStep, signal: new AbortController().signal })
  // The entry points are compiled now, because a container's account may not be allowed to write
  // these files.
  for (const entry of PROCESSES) await bundle(ROOT, entry)
}

export async function ensureBuilt({
  step,
  signal,
}: Pick<Supervision, 'step' | 'signal'>): Promise<void> {
  if (isBuilt()) return
  const release = await acquireLock(ROOT, 'build', {
    waitMs: WAIT_FOR_OTHER_BUILD_MS,
    onWait: () => console.log('Waiting for another copy that is building'),
  })
  if (!release) throw new Failure('Another copy has been building for too long.')
  try {
    if (!isBuilt()) await step('Building', () => build(signal))
  } finally {
    release()
  }
}

async function build(signal: AbortSignal): Promise<void> {
  const sources = sourceFingerprint()
  rmSync(DONE_FILE, { force: true })
  const next = path.join(ROOT, 'node_modules', 'next', nextPackage.bin.next)
  const { code, output } = await runNode([next, 'build'], {
    signal,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (code !== 0 || !isWhole()) throw toolFailure('The website could not be built.', output, OUTPUT)
  addCompileHints(OUTPUT)
  await compressTexts(path.join(OUTPUT, 'static'))
  keepEarlierStaticFiles(OUTPUT, Date.now())
  writeFileAtomically(DONE_FILE, sources)
}

function isBuilt(): boolean {
  return isWhole() && readFileIfExists(DONE_FILE) === sourceFingerprint()
}

function isWhole(): boolean {
  return existsSync(path.join(OUTPUT, 'BUILD_ID'))
}

function sourceFingerprint(): string {
  // The build writes the values of NEXT_PUBLIC_ variables into the browser's files.
  const inlined = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return hashFiles(ROOT, SOURCES, isNotBuilt) + JSON.stringify(inlined.sort())
}
