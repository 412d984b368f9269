import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 500
/**
 * Milliseconds. A run without progress for this long has stalled. Must be longer than the lease of
 * a killed worker.
 */
const STALLED_MS = 5 * 60_000

export class Progress {
  private hasEnded = false
  private last = { count: 0, at: Date.now() }

  constructor(
    private readonly registrations: number,
    /** Returns the number of responses, files and messages so far. */
    private readonly arrived: () => number,
  ) {}

  /** Returns the share of the work that is done. Can exceed 1, as messages can be sent twice. */
  share(): number {
    return this.arrived() / (this.registrations * (1 + 1 / 3 + 1))
  }

  /** Resolves when nothing has arrived for `STALLED_MS`, or after `end`. */
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
