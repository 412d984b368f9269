import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FinishedSpan } from '@/lib/log/span'
import { startCollectingSpans } from '@/lib/log/trace'
import { bridge } from './bridge/bridge'
import { inSpan } from './request-span'

const { tracing } = bridge
let spans: FinishedSpan[]
beforeEach(() => {
  spans = []
  startCollectingSpans(
    (span) => spans.push(span),
    () => true,
  )
})
afterEach(() => {
  bridge.tracing = tracing
})

const context = { requestId: 'r-1', method: 'GET', path: '/forms/[slug]' }

it.each([
  [200, false],
  [404, false],
  [500, true],
  [503, true],
])('a request ends with its answer, and has failed with %d: %s', (statusCode, hasFailed) => {
  const response = Object.assign(new EventEmitter(), { statusCode })
  expect(inSpan(context, response as never, () => 'answered')).toBe('answered')
  expect(spans).toEqual([])
  response.emit('close')
  expect(spans).toMatchObject([
    {
      ...{ name: 'GET /forms/[slug]', hasFailed },
      attributes: { 'http.route': '/forms/[slug]', 'http.response.status_code': statusCode },
    },
  ])
})
