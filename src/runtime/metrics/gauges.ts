import { Gauge } from 'prom-client'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { bridge } from '@/server/bridge/bridge'

export const registerCachedPagesGauge = (size: () => number): void =>
  void new Gauge({
    name: 'kept_pages',
    help: 'Pages whose finished bytes are kept in memory.',
    collect() {
      this.set(size())
    },
  })

export const registerPoolGauge = (): void =>
  void new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool by state; `waiting` are callers without one.',
    labelNames: ['state'],
    collect() {
      const { pool } = bridge
      if (!pool) return
      const { totalCount, idleCount, waitingCount } = pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })

interface Waiting {
  queue: string
  jobs: number
  age: number
}

/**
 * Counts the jobs of each queue that are due and not started. `age` is how long the oldest of them
 * has been due, in seconds.
 */
const WAITING = `select queue.name as queue, count(job.id)::int as jobs,
    coalesce(extract(epoch from now() - min(job.start_after)), 0)::float as age
  from ${QUEUE_SCHEMA}.queue left join ${QUEUE_SCHEMA}.job
    on job.name = queue.name and job.state < 'active' and job.start_after <= now()
  where queue.name not like '\\_\\_%' group by queue.name`

const isDead = ({ queue }: Waiting) => queue.endsWith('.dead')

/**
 * Registers gauges for waiting jobs and for dead jobs. Dead jobs failed after their last retry and
 * are in the queues that end in `.dead`.
 */
export function registerQueueGauges(): void {
  let reading: Promise<Waiting[]> | undefined
  const read = () => {
    reading ??= readWaiting().finally(() => {
      reading = undefined
    })
    return reading
  }
  const gauge = (name: string, help: string, toValue: (row: Waiting) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      // Every process reports the same value, so the supervisor takes the largest value and not the
      // sum.
      aggregator: 'max',
      async collect() {
        for (const row of await read()) {
          const value = toValue(row)
          if (value !== null) this.set({ queue: row.queue.replace(/\.dead$/, '') }, value)
        }
      },
    })
  gauge('queue_jobs_waiting', 'Jobs that are due and not begun.', (row) =>
    isDead(row) ? null : row.jobs,
  )
  gauge('queue_oldest_job_seconds', 'How long the oldest of them has been due.', (row) =>
    isDead(row) ? null : row.age,
  )
  gauge('queue_jobs_dead', 'Jobs that were given up after every retry.', (row) =>
    isDead(row) ? row.jobs : null,
  )
}

/**
 * Returns the waiting jobs per queue. Returns no rows while the database is unavailable, so that
 * the other metrics are still served.
 */
async function readWaiting(): Promise<Waiting[]> {
  const answer = await bridge.pool?.query<Waiting>(WAITING).catch(() => null)
  return answer?.rows ?? []
}
