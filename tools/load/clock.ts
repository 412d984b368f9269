import { setTimeout as sleep } from 'node:timers/promises'
import type { Histograms } from './histogram'

/**
 * The clock of the simulated day: starts actions at their planned time and measures their delay.
 */
export class DayClock {
  private readonly startedAt = performance.now()

  constructor(private readonly histograms: Histograms) {}

  get now(): number {
    return performance.now() - this.startedAt
  }

  /** Resolves at that time of the day, or at once when it has passed. */
  async until(at: number): Promise<void> {
    if (at > this.now) await sleep(at - this.now)
  }

  /**
   * Runs an action at its planned time and measures its duration from there, so that waiting for a
   * turn counts. Returns null, and counts the kind of error, when it fails.
   * @param meantToTake the time that the simulated line needs for the bytes, which does not count
   * as latency
   */
  async time<T>(
    action: string,
    at: number,
    work: () => Promise<T>,
    meantToTake = 0,
  ): Promise<T | null> {
    await this.until(at)
    const histogram = this.histograms.of(action)
    try {
      const result = await work()
      histogram.add(Math.max(0, this.now - at - meantToTake))
      return result
    } catch (error) {
      histogram.fail(kindOf(error))
      return null
    }
  }
}

/** Returns the error's HTTP status, or the connection's error code. */
function kindOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException
  return code ?? (cause as NodeJS.ErrnoException | undefined)?.code ?? message
}
