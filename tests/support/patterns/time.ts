import { type WorstTextMaker, worstTextMakers } from './worst-texts'

function clockOf(pattern: RegExp, text: string): number {
  const startedAt = performance.now()
  run(pattern, text)
  return performance.now() - startedAt
}

/** Returns a match's processor time in milliseconds, which other programs do not influence. */
function processorTimeOf(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage()
  run(pattern, text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const run = (pattern: RegExp, text: string): unknown => text.replace(pattern, '')

/** A pattern that takes longer is too slow. A linear pattern takes less than 20 ms. */
export const MATCH_TIME_LIMIT_MS = 100
/**
 * Pairs of a length in characters and the number of texts that are tried with this length. Short
 * texts come first, because an exponential pattern is already too slow with them.
 */
const STEPS = [
  ...[16, 24, 32, 40, 48, 56, 64, 80, 100, 400].map((length) => [length, 1_000] as const),
  [1_600, 40],
  [6_400, 8],
  [12_800, 8],
  [25_000, 6],
  [50_000, 4],
  [150_000, 3],
  [500_000, 2],
] as const

/**
 * Returns the longest time of a match, or the first above the limit, and the length of its text. A
 * match that is slow by the clock is measured again in processor time, because another program may
 * have had the processor.
 */
export function timeOfWorstMatch(pattern: RegExp): { ms: number; length: number } {
  let texts: WorstTextMaker[] = worstTextMakers(pattern)
  let result = { ms: 0, length: 0 }
  for (const [length, count] of STEPS) {
    const timed: { text: WorstTextMaker; clock: number }[] = []
    for (const text of texts.slice(0, count)) {
      const long = text(length)
      const clock = clockOf(pattern, long)
      timed.push({ text, clock })
      const ms = clock > MATCH_TIME_LIMIT_MS ? processorTimeOf(pattern, long) : clock
      if (ms > result.ms) result = { ms, length }
      if (ms > MATCH_TIME_LIMIT_MS) return result
    }
    texts = timed.toSorted((a, b) => b.clock - a.clock).map(({ text }) => text)
  }
  return result
}
