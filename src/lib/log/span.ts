import type { AsyncLocalStorage } from 'node:async_hooks'

/** May contain for example URL patterns and names of queues, but nothing that a person typed. */
export type SpanAttributes = Record<string, string | number>

/** A finished span. Ids, kind and times are as in OpenTelemetry's JSON (OTLP). */
export interface FinishedSpan {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: SpanAttributes
  hasFailed: boolean
}

export interface Tracing {
  current: AsyncLocalStorage<Pick<FinishedSpan, 'traceId' | 'spanId'>>
  /** Decides for each new trace whether its spans are collected. */
  isKept: () => boolean
  take: (span: FinishedSpan) => void
}
