import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LAUNCHER } from '@/runtime/bootstrap/bootstrap.mjs'
import { runNode } from '@/runtime/node-child'
import { ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { knownHome } from '@/runtime/postgres/home'
import type { Answer } from './child'
import { measureScreens } from './screen'
import { WORKS, type WorkName } from './work'

export const SIZES = [1000, 100_000, 1_000_000] as const
export const SIZE_ARGUMENT = '--scale-of='
const ROUNDS = 30

/** Milliseconds of each round, by work and size. */
export type ScaleFigures = Record<WorkName, number[][]> & {
  /** Until the submissions screen shows its rows in a browser: of the smallest and of the largest. */
  screen: number[][]
}

const settings = (folder: string, url: string) => ({
  NODE_ENV: 'production' as const,
  DATA_DIR: folder,
  DATABASE_URL: url,
  PAYLOAD_SECRET: 'only for measuring',
  SMTP_URL: '',
})

/** A migrated database of its own for this size, filled by a process that stays. */
async function startChild(rows: number, env: Record<string, string>) {
  const { signal } = new AbortController()
  const { code, output } = await runNode([LAUNCHER, 'migrate'], { signal, env })
  if (code !== 0) throw new Error(output)
  const child = spawn(process.execPath, [LAUNCHER, 'bench', `${SIZE_ARGUMENT}${rows}`], {
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

async function measureAll(children: readonly ChildProcess[]) {
  const figures = Object.fromEntries(
    WORKS.map((name) => [name, children.map(() => [] as number[])]),
  ) as Record<WorkName, number[][]>
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
  const envs: ReturnType<typeof settings>[] = []
  try {
    for (const rows of SIZES) {
      console.log(`Filling a table of ${rows} rows …`)
      const env = settings(folder, await ensureDatabase(embedded, `rows_${rows}`))
      envs.push(env)
      children.push(await startChild(rows, env))
    }
    const works = await measureAll(children)
    return { ...works, screen: await measureScreens([...envs.slice(0, 1), ...envs.slice(-1)]) }
  } finally {
    for (const child of children) child.disconnect()
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
    await embedded.stop()
    rmSync(knownHome(folder), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
