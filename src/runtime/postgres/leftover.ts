import { rmSync } from 'node:fs'
import path from 'node:path'
import { readKeptFile } from '../kept-file'
import { commandLine, isAlive } from '../processes'

const lockFileIn = (cluster: string) => path.join(cluster, 'postmaster.pid')

/** The server that runs on these files, also one that a killed supervisor left behind. */
export function runningServer(cluster: string): number | undefined {
  const pid = Number(readKeptFile(lockFileIn(cluster))?.split('\n')[0])
  if (!pid || !isAlive(pid)) return undefined
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(cluster) ? pid : undefined
}

/**
 * PostgreSQL refuses to start while the number in its lock file belongs to any process of its
 * account. After a restart of the machine or container that can be a stranger.
 */
export function clearStaleLock(cluster: string): void {
  const pid = Number(readKeptFile(lockFileIn(cluster))?.split('\n')[0])
  const isStranger = pid && isAlive(pid) && !runningServer(cluster)
  if (isStranger) rmSync(lockFileIn(cluster))
}
