import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { LAUNCHER } from '@/runtime/bootstrap/bootstrap.mjs'
import { runNode } from '@/runtime/node-child'
import { ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { makeDataFolder, removeDataFolder } from '../../../tests/support/data-folder'
import type { CallAnswer } from './child'
import { type FilterFigures, measureFilters } from './filters'
import { measureScreens } from './screen'
import { withWebsites } from './website'
import { MEASURED_CALLS, type MeasuredCallName } from './work'

export const LIST_SIZES = [1000, 100_000, 1_000_000] as const
export const SIZE_ARGUMENT = '--scale-of='
const ROUNDS = 30

/**
 * The results of the measurements. For each call they are the milliseconds of each round, by size.
 */
export type ScaleFigures = Record<MeasuredCallName, number[][]> & {
  /** The milliseconds until the screen can be used, at the smallest and the largest size. */
  screen: number[][]
  /** Measured only at the largest size. */
  filters: FilterFigures
}

const settings = (folder: string, url: string) => ({
  NODE_ENV: 'production' as const,
  DATA_DIR: folder,
  DATABASE_URL: url,
  PAYLOAD_SECRET: 'only for measuring',
  SMTP_URL: '',
})

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

async function answered(child: ChildProcess): Promise<number> {
  const [message] = (await once(child, 'message')) as [CallAnswer]
  return message.ms ?? 0
}

/** Measures each call at all sizes in turn, so that other load affects the sizes alike. */
async function measureAll(children: readonly ChildProcess[]) {
  const figures = Object.fromEntries(
    MEASURED_CALLS.map((name) => [name, children.map(() => [] as number[])]),
  ) as Record<MeasuredCallName, number[][]>
  // Round 0 fills the caches and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of MEASURED_CALLS) {
      for (const [at, child] of children.entries()) {
        child.send(name)
        const ms = await answered(child)
        if (round > 0) figures[name][at]?.push(ms)
      }
    }
  }
  return figures
}

export async function measureScale(): Promise<ScaleFigures> {
  const folder = makeDataFolder()
  const embedded = await startEmbedded(folder, 'expendable')
  const children: ChildProcess[] = []
  const envs: ReturnType<typeof settings>[] = []
  try {
    for (const rows of LIST_SIZES) {
      console.log(`Filling a table of ${rows} rows …`)
      const env = settings(folder, await ensureDatabase(embedded, `rows_${rows}`))
      envs.push(env)
      children.push(await startChild(rows, env))
    }
    const works = await measureAll(children)
    return await withWebsites([...envs.slice(0, 1), ...envs.slice(-1)], async ([small, large]) => {
      if (!small || !large) throw new Error('No website')
      const filters = await measureFilters(large)
      return { ...works, filters, screen: await measureScreens([small, large]) }
    })
  } finally {
    for (const child of children) child.disconnect()
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
    await embedded.stop()
    removeDataFolder(folder)
  }
}
