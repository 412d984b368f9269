import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { bridge } from '@/server/bridge/bridge'
import type { SpanAttributes, Tracing } from './span'

const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const
type SpanKind = keyof typeof KINDS

export function startCollectingSpans(take: Tracing['take'], isKept: Tracing['isKept']): void {
  bridge.tracing = { current: new AsyncLocalStorage(), isKept, take }
}

interface OpenSpan {
  /** Runs `work`. Spans that are opened meanwhile become children of this span. */
  run<T>(work: () => T): T
  end(more?: SpanAttributes, hasFailed?: boolean): void
}

const now = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)).toString()

/**
 * Opens a span. Returns null when spans are not collected, when this one is not sampled, or when
 * its kind needs a parent and there is none.
 */
export function openSpan(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
): OpenSpan | null {
  const { tracing } = bridge
  if (!tracing) return null
  const { current, take, isKept } = tracing
  const parent = current.getStore()
  if (!parent && (kind === 'client' || kind === 'internal' || !isKept())) return null
  const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
  const spanId = randomBytes(8).toString('hex')
  const startTimeUnixNano = now()
  return {
    run: (work) => current.run({ traceId, spanId }, work),
    end: (more = {}, hasFailed = false) =>
      take({
        ...{ traceId, spanId, parentSpanId: parent?.spanId, name, kind: KINDS[kind] },
        ...{ startTimeUnixNano, endTimeUnixNano: now(), hasFailed },
        attributes: { ...attributes, ...more },
      }),
  }
}

/** Runs `work` in a span. An error marks the span as failed; the error's message is left out. */
export async function runInSpan<T>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
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
