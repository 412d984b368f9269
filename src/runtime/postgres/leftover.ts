import { rmSync } from 'node:fs'
import path from 'node:path'
import { readFileIfExists } from '../kept-file'
import { commandLine, isAlive } from '../processes'

const lockFileIn = (cluster: string) => path.join(cluster, 'postmaster.pid')

/** Also finds a server whose supervisor was killed. Returns the process id. */
export function runningServer(cluster: string): number | undefined {
  const pid = Number(readFileIfExists(lockFileIn(cluster))?.split('\n')[0])
  if (!pid || !isAlive(pid)) return undefined
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(cluster) ? pid : undefined
}

/**
 * After a reboot the process id in the lock file may be another program's, and PostgreSQL would
 * refuse to start.
 */
export function clearStaleLock(cluster: string): void {
  const pid = Number(readFileIfExists(lockFileIn(cluster))?.split('\n')[0])
  const isStranger = pid && isAlive(pid) && !runningServer(cluster)
  if (isStranger) rmSync(lockFileIn(cluster))
}
