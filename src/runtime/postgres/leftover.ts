import { rmSync } from 'node:fs'
import path from 'node:path'
import { readFileIfExists } from '../kept-file'
import { isAlive, readCommandLine } from '../processes'

const lockFileIn = (cluster: string) => path.join(cluster, 'postmaster.pid')

/**
 * Returns the process id of the PostgreSQL server that runs on these files, even if the server's
 * supervisor was killed. Returns undefined when none runs.
 */
export function runningServerPid(cluster: string): number | undefined {
  const pid = Number(readFileIfExists(lockFileIn(cluster))?.split('\n')[0])
  if (!pid || !isAlive(pid)) return undefined
  const command = readCommandLine(pid)
  return command.includes('postgres') && command.includes(cluster) ? pid : undefined
}

/**
 * Removes the lock file when its process id now belongs to another program, for example after a
 * reboot. Otherwise PostgreSQL would refuse to start.
 */
export function clearStaleLock(cluster: string): void {
  const pid = Number(readFileIfExists(lockFileIn(cluster))?.split('\n')[0])
  const isStranger = pid && isAlive(pid) && !runningServerPid(cluster)
  if (isStranger) rmSync(lockFileIn(cluster))
}
