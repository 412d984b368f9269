import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 50

export type ProcessId = { pid: number; startedAt: string }

/**
 * Returns the process id with the start time, or undefined when the process does not run. The start
 * time is needed because process ids are used again, for example after a reboot.
 */
export function identifyProcess(pid: number): ProcessId | undefined {
  const startedAt = process.platform === 'linux' ? readStartTime(pid) : psStartTime(pid)
  return startedAt ? { pid, startedAt } : undefined
}

export function isRunning(wanted: ProcessId): boolean {
  return identifyProcess(wanted.pid)?.startedAt === wanted.startedAt
}

/** Waits until the process has ended. Returns false when it still runs after `waitMs`. */
export async function waitForEnd(wanted: ProcessId, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs
  while (isRunning(wanted)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export function readCommandLine(pid: number): string {
  if (process.platform !== 'linux') return runPs(pid, 'command=')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function readStartTime(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in `()` may contain spaces and brackets, so the fields after the name are counted.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : `${boot}/${rest[18]}`
  } catch {
    return undefined
  }
}

function psStartTime(pid: number): string | undefined {
  return runPs(pid, 'lstart=') || undefined
}

function runPs(pid: number, column: string): string {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
}
