import type { AsyncLocalStorage } from 'node:async_hooks'

/** May contain URL patterns and names of queues, for example, but nothing that a person typed. */
export type Attributes = Record<string, string | number>

/** A finished span. Ids, kind and times are as in OpenTelemetry's JSON (OTLP). */
export interface FinishedSpan {
  /** Hexadecimal, 16 bytes. */
  traceId: string
  /** Hexadecimal, 8 bytes. */
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

export interface Tracing {
  current: AsyncLocalStorage<Pick<FinishedSpan, 'traceId' | 'spanId'>>
  /** Decides for each new trace whether its spans are collected. */
  isKept: () => boolean
  take: (span: FinishedSpan) => void
}
