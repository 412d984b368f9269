import autocannon, { type Options } from 'autocannon'
import { processorTimeMs, processorTimeWithChildrenMs, residentMb } from './processor'

/**
 * A load to measure. `web` and `postgres` are the ids of the processes whose use of the processor
 * is measured.
 */
export interface LoadSubject {
  load: Options
  web: number
  postgres?: number
}

export interface LoadRound {
  /** Requests per second. */
  rate: number
  /** Response times in milliseconds: the median, and the 99th percentile. */
  p50: number
  p99: number
  /** Milliseconds of processor time per request; null outside Linux or when not measured. */
  webMs: number | null
  postgresMs: number | null
  webMb: number | null
}

export type LoadFigures = Record<
  'bare' | 'empty' | 'home' | 'form' | 'formBr' | 'submit' | 'submitElsewhere',
  LoadRound[]
>

const CONNECTIONS = 16

/**
 * Returns the milliseconds per request, or null when they were not measured. A negative result
 * becomes 0: the sum over PostgreSQL's processes gets smaller when one of them ends.
 */
const difference = (before: number | null, after: number | null, requests: number) =>
  before === null || after === null ? null : Math.max(0, after - before) / requests

async function run({ load, web, postgres }: LoadSubject, duration: number): Promise<LoadRound> {
  const used = () =>
    [processorTimeMs(web), postgres ? processorTimeWithChildrenMs(postgres) : null] as const
  const before = used()
  const { requests, latency, non2xx, errors, statusCodeStats } = await autocannon({
    connections: CONNECTIONS,
    duration,
    ...load,
  })
  const after = used()
  if (non2xx + errors > 0) {
    const statuses = JSON.stringify(statusCodeStats)
    throw new Error(`${load.url} failed ${non2xx + errors} times: ${statuses}`)
  }
  return {
    rate: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    webMs: difference(before[0], after[0], requests.total),
    postgresMs: difference(before[1], after[1], requests.total),
    webMb: residentMb(web),
  }
}

/** Measures the subjects in turn, so that other load affects all alike. Round 0 is not counted. */
export async function measureInTurn<Name extends string>(
  subjects: Record<Name, LoadSubject>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, LoadRound[]>> {
  const names = Object.keys(subjects) as Name[]
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    LoadRound[]
  >
  for (const name of names) await run(subjects[name], seconds)
  for (let round = 0; round < rounds; round++) {
    for (const name of names) figures[name].push(await run(subjects[name], seconds))
  }
  return figures
}
