import { rmSync } from 'node:fs'
import path from 'node:path'
import { readFileIfExists } from '../kept-file'
import { commandLine, isAlive } from '../processes'

const lockFileIn = (cluster: string) => path.join(cluster, 'postmaster.pid')

/**
 * Returns the process id of the server that uses these files, even of one whose supervisor was
 * killed; undefined when none runs.
 */
export function runningServer(cluster: string): number | undefined {
  const pid = Number(readFileIfExists(lockFileIn(cluster))?.split('\n')[0])
  if (!pid || !isAlive(pid)) return undefined
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(cluster) ? pid : undefined
}

/**
 * Removes the lock file when the process id in it belongs to another program, as can happen after a
 * reboot. PostgreSQL would refuse to start while a process with that id exists.
 */
export function clearStaleLock(cluster: string): void {
  const pid = Number(readFileIfExists(lockFileIn(cluster))?.split('\n')[0])
  const isStranger = pid && isAlive(pid) && !runningServer(cluster)
  if (isStranger) rmSync(lockFileIn(cluster))
}
