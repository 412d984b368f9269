import { log } from '@/lib/log/log'
import type { FinishedSpan, SpanAttributes } from '@/lib/log/span'
import { startCollectingSpans } from '@/lib/log/trace'
import { Failure } from './bootstrap/failure.mjs'

const SEND_MS = 1_000
const BATCH = 500
/**
 * The most spans that wait to be sent. Further ones are discarded, so that they do not fill the
 * memory.
 */
const MOST_WAITING = 5_000
const TIMEOUT_MS = 5_000
const TELL_MS = 60_000

const asValue = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { doubleValue: value }
const asList = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: asValue(value) }))

function asRequest(spans: readonly FinishedSpan[], resource: SpanAttributes) {
  const said = spans.map(({ attributes, hasFailed, ...span }) => ({
    ...span,
    attributes: asList(attributes),
    status: hasFailed ? { code: 2 } : {},
  }))
  const scopeSpans = [{ scope: { name: 'movement' }, spans: said }]
  return { resourceSpans: [{ resource: { attributes: asList(resource) }, scopeSpans }] }
}

/**
 * Reads the headers from the environment: `name=value,other=value` with percent-encoding, as the
 * OpenTelemetry specification defines it.
 */
function readHeaders(): Record<string, string> {
  const pairs = (process.env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter(Boolean)
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [name.trim(), decodeURIComponent(value.join('=').trim())]
      }),
    )
  } catch {
    throw new Failure('OTEL_EXPORTER_OTLP_HEADERS has a % that is no percent-encoding: write %25.')
  }
}

function readShare(): number {
  const share = Number(process.env.OTEL_TRACES_SAMPLER_ARG || 1)
  if (share >= 0 && share <= 1) return share
  throw new Failure('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
}

/**
 * Starts tracing if an endpoint is set. Returns a function that sends the spans not sent yet.
 * Throws Failure when a setting is wrong.
 */
export function startTracing(part: 'web' | 'worker'): () => Promise<void> {
  const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/(?<!\/)\/+$/, '')
  if (!endpoint) return async () => undefined
  if (!/^https?:\/\/[^/]/.test(endpoint)) {
    throw new Failure('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318.')
  }
  const share = readShare()
  const headers = { 'content-type': 'application/json', ...readHeaders() }
  const resource = {
    'service.name': process.env.OTEL_SERVICE_NAME || 'movement',
    'service.namespace': part,
    'process.pid': process.pid,
  }
  let waiting: FinishedSpan[] = []
  let toldAt = Number.NEGATIVE_INFINITY
  const send = async () => {
    while (waiting.length > 0) {
      const body = JSON.stringify(asRequest(waiting.splice(0, BATCH), resource))
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS)
        const reply = await fetch(`${endpoint}/v1/traces`, {
          method: 'POST',
          headers,
          body,
          signal,
        })
        await reply.arrayBuffer()
        if (!reply.ok) throw new Error(`the collector answered ${reply.status}`)
      } catch (err) {
        waiting = []
        if (performance.now() - toldAt <= TELL_MS) return
        log.warn({ err }, 'traces were not taken')
        toldAt = performance.now()
      }
    }
  }
  const take = (span: FinishedSpan) => {
    if (waiting.length < MOST_WAITING) waiting.push(span)
  }
  startCollectingSpans(take, () => Math.random() < share)
  setInterval(() => void send(), SEND_MS).unref()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void send())
  return send
}
