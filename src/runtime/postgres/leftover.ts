import { rmSync } from 'node:fs'
import path from 'node:path'
import { readKeptFile } from '../kept-file'
import { commandLine, isAlive } from '../processes'

const lockFileIn = (cluster: string) => path.join(cluster, 'postmaster.pid')

/** Process id of the server that uses these files, even one left by a killed supervisor. */
export function runningServer(cluster: string): number | undefined {
  const pid = Number(readKeptFile(lockFileIn(cluster))?.split('\n')[0])
  if (!pid || !isAlive(pid)) return undefined
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(cluster) ? pid : undefined
}

/**
 * PostgreSQL refuses to start while the process id in its lock file exists, but after a reboot that
 * id can belong to another program.
 */
export function clearStaleLock(cluster: string): void {
  const pid = Number(readKeptFile(lockFileIn(cluster))?.split('\n')[0])
  const isStranger = pid && isAlive(pid) && !runningServer(cluster)
  if (isStranger) rmSync(lockFileIn(cluster))
}
