import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ProductPartName, ProductParts } from '../../tests/support/parts'

const WATCH_MS = 100
const START_AGAIN_MS = 500
const LAST_WORDS = 2000

/**
 * A time during which a part of the product was down. `from` and `to` are in milliseconds since
 * 1970.
 */
export interface Outage {
  part: ProductPartName
  from: number
  to: number
}

/** Starts a part again when it has ended, as a service manager does. */
export class PartSupervisor {
  readonly outages: Outage[] = []
  readonly kills: Record<ProductPartName, number> = { web: 0, worker: 0, postgres: 0 }
  /** How often a part ended without a kill, for example because another part was down. */
  readonly endedThemselves: Record<ProductPartName, number> = { web: 0, worker: 0, postgres: 0 }
  private readonly busy = new Map<ProductPartName, Promise<void>>()
  private isOver = false

  constructor(
    private readonly parts: ProductParts,
    private readonly onWorkerGone: () => Promise<void>,
    private readonly say: (line: string) => void,
  ) {}

  /**
   * Kills the part, and starts it again after `downMs`. Waits for a start in progress first. Does
   * nothing when the part is not running.
   */
  kill(part: ProductPartName, downMs: number): Promise<void> {
    return this.inTurn(part, async () => {
      if (!this.parts.isRunning(part)) return
      this.kills[part] += 1
      const from = Date.now()
      await this.parts.kill(part)
      await sleep(downMs)
      await this.startAgain(part, from)
    })
  }

  async watch(): Promise<void> {
    while (!this.isOver) {
      for (const part of ['postgres', 'web', 'worker'] as const) {
        if (this.busy.has(part) || this.parts.isRunning(part)) continue
        this.endedThemselves[part] += 1
        this.say(`${part} ended by itself:\n${this.parts.output(part).slice(-LAST_WORDS)}`)
        void this.inTurn(part, () => this.startAgain(part, Date.now()))
      }
      await sleep(WATCH_MS)
    }
  }

  async settle(): Promise<void> {
    while (this.busy.size > 0) await Promise.all(this.busy.values())
  }

  async end(): Promise<void> {
    this.isOver = true
    await this.settle()
  }

  private inTurn(part: ProductPartName, work: () => Promise<void>): Promise<void> {
    const turn = (this.busy.get(part) ?? Promise.resolve()).then(work).finally(() => {
      if (this.busy.get(part) === turn) this.busy.delete(part)
    })
    this.busy.set(part, turn)
    return turn
  }

  private async startAgain(part: ProductPartName, from: number): Promise<void> {
    for (;;) {
      try {
        if (part === 'worker') {
          await this.databaseAnswers()
          await this.onWorkerGone()
        }
        await this.parts.start(part)
        this.outages.push({ part, from, to: Date.now() })
        return
      } catch {
        // The start probably failed because the database is down, too.
        await sleep(START_AGAIN_MS)
      }
    }
  }

  private async databaseAnswers(): Promise<void> {
    const client = new pg.Client(this.parts.databaseUrl)
    client.on('error', () => {})
    await client.connect()
    await client.end()
  }
}
