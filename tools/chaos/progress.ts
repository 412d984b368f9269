import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 500
/**
 * When nothing has arrived for this long, nothing will. Longer than the lease of a killed worker.
 */
const STALLED_MS = 5 * 60_000

/** Measures how far the work has progressed. */
export class Progress {
  private hasEnded = false
  private last = { count: 0, at: Date.now() }

  constructor(
    private readonly registrations: number,
    /** The number of responses, files and letters so far. */
    private readonly arrived: () => number,
  ) {}

  /** From 0 to 1; slightly more when letters were sent twice. */
  share(): number {
    return this.arrived() / (this.registrations * (1 + 1 / 3 + 1))
  }

  /** Resolves when nothing arrives any more; what is missing then shows in the figures. */
  async untilStalled(): Promise<void> {
    while (!this.hasEnded && !this.isStalled()) await sleep(LOOK_MS)
  }

  end(): void {
    this.hasEnded = true
  }

  isStalled(): boolean {
    const count = this.arrived()
    if (count > this.last.count) this.last = { count, at: Date.now() }
    return Date.now() - this.last.at > STALLED_MS
  }
}
