const MB = 1024 * 1024
const SAMPLE_MS = 10

export interface Measured {
  seconds: number
  /** How far the process grew beyond what it was when the work began. */
  grownMb: number
}

/** Time and memory of one piece of work in this process. */
export async function measure(work: () => Promise<unknown>): Promise<Measured> {
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

const RUNS = 7

/** Milliseconds of the middle one of several runs. */
export async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push((await measure(work)).seconds * 1000)
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

/** Milliseconds that nineteen of twenty calls stay below, one after the other while `goesOn`. */
export async function ninetyFifthMs(
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
