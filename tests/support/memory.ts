import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const SAMPLE_MS = 10
const MEGABYTE = 1024 * 1024

function residentMegabytes(pid: number): number {
  const text =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : spawnSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' }).stdout.trim()
  return (Number(text) * 1024) / MEGABYTE
}

interface Growth {
  beforeMb: number
  peakMb: number
}

export async function measureMemoryDuring(
  pid: number,
  work: () => Promise<unknown>,
): Promise<Growth> {
  const beforeMb = residentMegabytes(pid)
  let peakMb = beforeMb
  const sampler = setInterval(() => {
    peakMb = Math.max(peakMb, residentMegabytes(pid))
  }, SAMPLE_MS)
  try {
    await work()
  } finally {
    clearInterval(sampler)
  }
  return { beforeMb, peakMb }
}
