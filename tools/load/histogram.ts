/** Bounds in ms, each about one and a half times the one before. */
const BOUNDS = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1_200, 2_000, 3_000, 5_000,
]
const STEPS = '▁▂▃▄▅▆▇█'

/** The latencies of one action, and the errors of those that failed. */
export class Histogram {
  private readonly times: number[] = []
  readonly errors = new Map<string, number>()

  add(ms: number): void {
    this.times.push(ms)
  }

  fail(kind: string): void {
    this.errors.set(kind, (this.errors.get(kind) ?? 0) + 1)
  }

  get count(): number {
    return this.times.length
  }

  /** In milliseconds; 0 when there was no success. */
  quantile(part: number): number {
    const sorted = this.times.toSorted((a, b) => a - b)
    return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
  }

  /** The number of latencies up to each bound; the last bucket has all larger ones. */
  buckets(): { upTo: number; count: number }[] {
    const counts = new Array<number>(BOUNDS.length + 1).fill(0)
    for (const ms of this.times) {
      const at = BOUNDS.findIndex((bound) => ms <= bound)
      counts[at === -1 ? BOUNDS.length : at] = (counts[at === -1 ? BOUNDS.length : at] ?? 0) + 1
    }
    return counts.map((count, at) => ({ upTo: BOUNDS[at] ?? Number.POSITIVE_INFINITY, count }))
  }

  /** The buckets as one line of text, from 1 ms to 5 s and more. */
  get shape(): string {
    const buckets = this.buckets()
    const most = Math.max(1, ...buckets.map(({ count }) => count))
    return buckets
      .map(({ count }) => (count === 0 ? ' ' : STEPS[Math.ceil((count / most) * STEPS.length) - 1]))
      .join('')
  }
}

/** Histograms by action, in the order in which the actions first happened. */
export class Histograms {
  readonly byAction = new Map<string, Histogram>()

  of(action: string): Histogram {
    const known = this.byAction.get(action) ?? new Histogram()
    this.byAction.set(action, known)
    return known
  }
}
