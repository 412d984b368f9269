const MB = 1024 * 1024
const SAMPLE_MS = 10

export interface WorkMeasurement {
  seconds: number
  /** The peak memory during the work minus the memory before it. */
  grownMb: number
}

export async function measureWork(work: () => Promise<unknown>): Promise<WorkMeasurement> {
  const before = process.memoryUsage.rss()
  let peak = before
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, SAMPLE_MS)
  const startedAt = performance.now()
  try {
    await work()
  } finally {
    clearInterval(sampler)
  }
  const seconds = (performance.now() - startedAt) / 1000
  return { seconds, grownMb: (Math.max(peak, process.memoryUsage.rss()) - before) / MB }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export async function ninetyFifthPercentileMs(
  work: () => Promise<unknown>,
  goesOn: () => boolean,
): Promise<{ ms: number; calls: number }> {
  const times: number[] = []
  while (goesOn()) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  return { ms: times[Math.floor(times.length * 0.95)] ?? 0, calls: times.length }
}
