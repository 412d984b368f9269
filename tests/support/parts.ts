import { isAlreadyPrepared } from '@/runtime/migrate/ensure-migrated'
import { findLoopbackPort } from '@/runtime/ports'
import { type EmbeddedDatabase, ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { clusterIn, embeddedServerFolder } from '@/runtime/postgres/home'
import { runningServerPid } from '@/runtime/postgres/leftover'
import { identifyProcess, waitForEnd } from '@/runtime/processes'
import { waitUntil } from './condition'
import { makePreparedFolder, removeDataFolder } from './data-folder'
import { commandLineOf, type StartedCommand, startCommand } from './product'

const START_MS = 120_000
const END_MS = 10_000

export type ProductPartName = 'web' | 'worker' | 'postgres'

/** Adds a command in front of another, for example one that sets a limit. */
type Wrap = (command: string[]) => string[]

export interface ProductParts {
  address: string
  dataDir: string
  databaseUrl: string
  /** Sends SIGKILL; resolves when the process has ended. */
  kill(part: ProductPartName): Promise<void>
  /** Starts the part, or restarts it after a kill. Resolves when it is ready. */
  start(part: ProductPartName, wrap?: Wrap): Promise<void>
  isRunning(part: ProductPartName): boolean
  pid(part: ProductPartName): number
  output(part: ProductPartName): string
  close(): Promise<void>
}

export async function prepareProductParts(
  settings: Record<string, string> = {},
): Promise<ProductParts> {
  const dataDir = makePreparedFolder()
  let server: EmbeddedDatabase = await startEmbedded(dataDir)
  const port = await findLoopbackPort()
  const databaseUrl = await ensureDatabase(server, 'movement')
  const env = {
    ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', WORKER: 'off' },
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port), ...settings },
  }
  if (!(await isAlreadyPrepared(databaseUrl))) {
    const migration = startCommand(env, commandLineOf('migrate'))
    if ((await migration.ended) !== 0) throw new Error(migration.output())
  }

  const runs: Partial<Record<ProductPartName, StartedCommand>> = {}
  const commands = { web: commandLineOf('web'), worker: commandLineOf('worker') }
  const address = `http://127.0.0.1:${port}`
  const isUp = {
    web: async () => (await fetch(`${address}/api/health`).catch(() => null))?.ok ?? false,
    worker: () => runs.worker?.output().includes('Working on background jobs') ?? false,
  }
  const pid = (part: ProductPartName): number => {
    const found =
      part === 'postgres'
        ? runningServerPid(clusterIn(embeddedServerFolder(dataDir)))
        : runs[part]?.child.pid
    if (!found) throw new Error(`${part} does not run`)
    return found
  }
  const start = async (part: ProductPartName, wrap: Wrap = (command) => command) => {
    if (part === 'postgres') {
      server = await startEmbedded(dataDir)
      return
    }
    const run = startCommand(env, wrap(commands[part]))
    runs[part] = run
    let hasEnded = false
    void run.ended.then(() => {
      hasEnded = true
    })
    await waitUntil(`${part} is up`, async () => hasEnded || (await isUp[part]()), START_MS)
    if (hasEnded) throw new Error(`${part} ended instead of starting:\n${run.output()}`)
  }
  const end = async (part: ProductPartName, signal: NodeJS.Signals) => {
    const found = identifyProcess(pid(part))
    if (!found) return
    process.kill(found.pid, signal)
    await waitForEnd(found, END_MS)
  }
  const isRunning = (part: ProductPartName) =>
    part === 'postgres'
      ? server.isRunning()
      : runs[part]?.child.exitCode === null && runs[part]?.child.signalCode === null
  return {
    ...{ address, dataDir, databaseUrl, start, isRunning, pid },
    kill: (part) => end(part, 'SIGKILL'),
    output: (part) => runs[part]?.output() ?? '',
    close: async () => {
      for (const part of ['worker', 'web'] as const) if (isRunning(part)) await end(part, 'SIGTERM')
      await server.stop()
      removeDataFolder(dataDir)
    },
  }
}
