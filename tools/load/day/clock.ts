import { setTimeout as sleep } from 'node:timers/promises'
import type { Histograms } from './histogram'

/** The day's own time: what begins at its moment, and how late its end was. */
export class DayClock {
  private readonly startedAt = performance.now()

  constructor(private readonly histograms: Histograms) {}

  get now(): number {
    return performance.now() - this.startedAt
  }

  /** Resolves at that moment of the day, at once when it has passed. */
  async until(at: number): Promise<void> {
    if (at > this.now) await sleep(at - this.now)
  }

  /**
   * Does something that should begin at that moment, and counts its time from there: who had to wait for
   * a turn has waited. Null, with the kind of error counted, when it goes wrong.
   * @param meantToTake what the line itself needs for the bytes; that is nobody's latency
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

/** A status, or what the connection did. */
function kindOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException
  return code ?? (cause as NodeJS.ErrnoException | undefined)?.code ?? message
}
