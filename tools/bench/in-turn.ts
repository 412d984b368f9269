import autocannon, { type Options } from 'autocannon'
import { residentMb, usedMs, usedWithChildrenMs } from './processor'

/** What is loaded, and the processes that work for it. */
export interface Subject {
  load: Options
  web: number
  postgres?: number
}

export interface Run {
  /** Requests a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Processor time of a request, in milliseconds; null outside Linux. */
  webMs: number | null
  postgresMs: number | null
  /** Memory of the process that answers, at the end of the round. */
  webMb: number | null
}

/** The rounds of each subject, in their order. */
export type Figures = Record<
  'bare' | 'empty' | 'home' | 'form' | 'formBr' | 'submit' | 'submitElsewhere',
  Run[]
>

const CONNECTIONS = 16

/** A connection of PostgreSQL that ends takes its time along. */
const difference = (before: number | null, after: number | null, requests: number) =>
  before === null || after === null ? null : Math.max(0, after - before) / requests

async function run({ load, web, postgres }: Subject, duration: number): Promise<Run> {
  const used = () => [usedMs(web), postgres ? usedWithChildrenMs(postgres) : null] as const
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

/** In turn: what else the machine does meets all alike. A first, short round warms them up. */
export async function measureInTurn(
  subjects: Record<keyof Figures, Subject>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figures> {
  const names = Object.keys(subjects) as (keyof Figures)[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as Run[]])) as Figures
  for (const name of names) await run(subjects[name], seconds)
  for (let round = 0; round < rounds; round++) {
    for (const name of names) figures[name].push(await run(subjects[name], seconds))
  }
  return figures
}
