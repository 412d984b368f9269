import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

interface Stat {
  parent: number
  usedMs: number
}

/** Reads /proc. Returns null when the process has ended, and always outside Linux. */
function readStat(pid: number): Stat | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets can contain any character, so the values are read after the last
    // bracket.
    const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(parent), usedMs: (Number(rest[9]) + Number(rest[10])) * TICK_MS }
  } catch {
    return null
  }
}

export const processorTimeMs = (pid: number): number | null => readStat(pid)?.usedMs ?? null

const KB_PER_MB = 1024

export function residentMb(pid: number): number | null {
  try {
    const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kb === undefined ? null : Number(kb) / KB_PER_MB
  } catch {
    return null
  }
}

/**
 * Returns the processor time of a process and its direct children, such as all processes of
 * PostgreSQL. Null when the process has ended, and outside Linux.
 */
export function processorTimeWithChildrenMs(pid: number): number | null {
  const own = processorTimeMs(pid)
  if (own === null) return null
  const others = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
  return others.reduce((sum, stat) => sum + (stat?.parent === pid ? stat.usedMs : 0), own)
}
