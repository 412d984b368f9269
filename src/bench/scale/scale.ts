import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { runNode } from '@/runtime/node-child'
import { type EmbeddedDatabase, ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { knownHome } from '@/runtime/postgres/home'
import type { Answer } from './child'
import { WORKS, type WorkName } from './work'

export const SIZES = [1000, 100_000, 1_000_000] as const
export const SIZE_ARGUMENT = '--scale-of='
const ROUNDS = 30

/** Milliseconds of each round, by work and size. */
export type ScaleFigures = Record<WorkName, number[][]>

const settings = (folder: string, url: string) => ({
  NODE_ENV: 'production' as const,
  DATA_DIR: folder,
  DATABASE_URL: url,
  PAYLOAD_SECRET: 'only for measuring',
  SMTP_URL: '',
})

/** A migrated database of its own for this size, filled by a process that stays. */
async function startChild(embedded: EmbeddedDatabase, folder: string, rows: number) {
  const env = settings(folder, await ensureDatabase(embedded, `rows_${rows}`))
  const { signal } = new AbortController()
  const script = path.join(ROOT, 'scripts', 'migrate.mjs')
  const { code, output } = await runNode([script], { signal, env })
  if (code !== 0) throw new Error(output)
  const bench = path.join(ROOT, 'scripts', 'bench.mjs')
  const child = spawn(process.execPath, [bench, `${SIZE_ARGUMENT}${rows}`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.once('exit', (code) => {
    if (code === 0) return
    console.error('A process that measures has ended.')
    process.exit(1)
  })
  await answered(child)
  return child
}

/** The next message of a process. It is told once, at the start, should it end instead. */
async function answered(child: ChildProcess): Promise<number> {
  const [message] = (await once(child, 'message')) as [Answer]
  return message.ms ?? 0
}

async function measureAll(children: readonly ChildProcess[]): Promise<ScaleFigures> {
  const figures = Object.fromEntries(
    WORKS.map((name) => [name, children.map(() => [] as number[])]),
  ) as ScaleFigures
  // A first round warms all of them up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of WORKS) {
      for (const [at, child] of children.entries()) {
        child.send(name)
        const ms = await answered(child)
        if (round > 0) figures[name][at]?.push(ms)
      }
    }
  }
  return figures
}

/** The list's calls at each size, in turn: what else the machine does meets all alike. */
export async function measureScale(): Promise<ScaleFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'scale-'))
  // Under root, PostgreSQL has another account that must be able to pass through.
  chmodSync(folder, 0o711)
  const embedded = await startEmbedded(folder, 'expendable')
  const children: ChildProcess[] = []
  try {
    for (const rows of SIZES) {
      console.log(`Filling a table of ${rows} rows …`)
      children.push(await startChild(embedded, folder, rows))
    }
    return await measureAll(children)
  } finally {
    for (const child of children) child.disconnect()
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
    await embedded.stop()
    rmSync(knownHome(folder), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
