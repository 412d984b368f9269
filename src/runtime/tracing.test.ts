import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { log } from '@/lib/log/log'
import { openSpan, runInSpan } from '@/lib/log/trace'
import { startTracing } from './tracing'

interface Sent {
  url: string
  key: string | undefined
  spans: {
    name: string
    traceId: string
    spanId: string
    parentSpanId?: string
    kind: number
    startTimeUnixNano: string
    endTimeUnixNano: string
    attributes: { key: string; value: object }[]
    status: { code?: number }
  }[]
}

const received: Sent[] = []
const collector = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as never
  const [{ scopeSpans }] = resourceSpans as [{ scopeSpans: [Sent] }]
  const { url = '', headers } = request
  received.push({ url, key: headers['x-key'] as string | undefined, spans: scopeSpans[0].spans })
  response.end('{}')
})
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterAll(() => void collector.close())
afterEach(() => vi.unstubAllEnvs())

it('makes nothing until it is asked to', async () => {
  expect(openSpan('GET /', 'server', {})).toBeNull()
  expect(await runInSpan('job', 'consumer', {}, async () => 7)).toBe(7)
})

it('tells what took how long within what, and no words of an error', async () => {
  const { port } = collector.address() as AddressInfo
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}/`)
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-other=1, x-key = a%20b%3D== ')
  const send = startTracing('web')
  const request = openSpan('POST /api/forms/[slug]/submit', 'server', { 'http.route': '/x' })
  await request?.run(async () => {
    await runInSpan('store', 'client', { 'db.system.name': 'postgresql' }, async () => 1)
    const broken = runInSpan('store', 'client', {}, async () => {
      throw new TypeError('ana@example.org is taken')
    })
    await expect(broken).rejects.toThrow('is taken')
  })
  request?.end({ 'http.response.status_code': 500 }, true)
  await runInSpan('select', 'client', {}, async () => 1)
  await send()
  expect(received).toHaveLength(1)
  const [{ url, key, spans } = { url: '', key: '', spans: [] }] = received
  expect({ url, key }).toEqual({ url: '/v1/traces', key: 'a b===' })
  expect(spans.map(({ name, kind, status }) => [name, kind, status.code])).toEqual([
    ['store', 3, undefined],
    ['store', 3, 2],
    ['POST /api/forms/[slug]/submit', 2, 2],
  ])
  const root = spans[2]
  expect(root?.parentSpanId).toBeUndefined()
  expect(root?.traceId).toMatch(/^[0-9a-f]{32}$/)
  for (const span of spans) {
    expect(span.traceId).toBe(root?.traceId)
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano))
  }
  expect(spans[0]?.parentSpanId).toBe(root?.spanId)
  expect(root?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { doubleValue: 500 },
  })
  expect(JSON.stringify(spans)).not.toContain('ana@example.org')
})

it('warns once a minute while the collector stays away', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9')
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  const clock = vi.spyOn(performance, 'now')
  const send = startTracing('web')
  const warnings: number[] = []
  for (const second of [0, 40, 80, 120, 160]) {
    clock.mockReturnValue(second * 1000)
    openSpan('GET /', 'server', {})?.end()
    await send()
    warnings.push(warned.mock.calls.length)
  }
  expect(warnings).toEqual([1, 1, 2, 2, 3])
  vi.restoreAllMocks()
})

it('refuses settings that mean nothing', () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318')
  expect(() => startTracing('web')).toThrow('must be an address')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9')
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'key=100%')
  expect(() => startTracing('web')).toThrow('is no percent-encoding')
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', '')
  vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '2')
  expect(() => startTracing('web')).toThrow('from 0 to 1')
})
