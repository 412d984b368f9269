import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Only what the product itself says: patterns, names of queues and statements, numbers. Nobody's words. */
export type Attributes = Record<string, string | number>

/** As OpenTelemetry counts them. */
const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const
export type SpanKind = keyof typeof KINDS

/** Something that took time, within what it was done for. */
export interface FinishedSpan {
  /** Hex, 16 bytes. */
  traceId: string
  /** Hex, 8 bytes. */
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: number
  /** Nanoseconds since 1970, as text. */
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attributes
  hasFailed: boolean
}

interface Place {
  traceId: string
  spanId: string
}

interface Tracing {
  places: AsyncLocalStorage<Place>
  /** Whether a new trace is to be kept. */
  isKept: () => boolean
  take: (span: FinishedSpan) => void
}

/** The web server and Next's bundle are one process with copies of modules of their own. */
const KEY = Symbol.for('movement.tracing')
const shared = globalThis as { [KEY]?: Tracing }

/** From here on spans of this process are handed over; without it none is made. */
export function startTaking(take: Tracing['take'], isKept: Tracing['isKept']): void {
  shared[KEY] = { places: new AsyncLocalStorage(), isKept, take }
}

export interface OpenSpan {
  /** What is begun in it belongs to it. */
  run<T>(work: () => T): T
  end(more?: Attributes, hasFailed?: boolean): void
}

const now = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)).toString()

/** Null where nobody takes spans, and for a trace that is not kept. */
export function openSpan(name: string, kind: SpanKind, attributes: Attributes): OpenSpan | null {
  const tracing = shared[KEY]
  if (!tracing) return null
  const { places, take, isKept } = tracing
  const parent = places.getStore()
  // Within a request that is not kept there is no parent either: only its own kinds begin a trace.
  if (!parent && (kind === 'client' || kind === 'internal' || !isKept())) return null
  const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
  const spanId = randomBytes(8).toString('hex')
  const startTimeUnixNano = now()
  return {
    run: (work) => places.run({ traceId, spanId }, work),
    end: (more = {}, hasFailed = false) =>
      take({
        ...{ traceId, spanId, parentSpanId: parent?.spanId, name, kind: KINDS[kind] },
        ...{ startTimeUnixNano, endTimeUnixNano: now(), hasFailed },
        attributes: { ...attributes, ...more },
      }),
  }
}

/** Does something within a span of its own. What it throws marks the span, without its words. */
export async function traced<T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const span = openSpan(name, kind, attributes)
  if (!span) return work()
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end({ 'error.type': (error as Error).name }, true)
    throw error
  }
}
