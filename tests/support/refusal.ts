import { expect } from 'vitest'
import type { ErrorBody, ErrorCode } from '@/lib/errors'
import type { Reply } from './api/api'

const JARGON = /invalid input|expected|undefined|null|NaN|JSON|E[A-Z]{4,}|\bat \S+:\d+|error:/

/** Expects an error response in the shape of docs/api.md, with sentences that people understand. */
export function expectRefusal(
  { status, headers, body: answer }: Reply<unknown>,
  wanted: number,
  code?: ErrorCode,
): void {
  const body = answer as ErrorBody
  expect({ status, ...body }).toMatchObject({
    status: wanted,
    error: expect.stringMatching(/^[A-Z]\S* .*\S$/),
    code: code ?? expect.stringMatching(/^[a-z]+\.[a-z_]+$/),
    requestId: headers.get('x-request-id'),
  })
  for (const sentence of [body.error, ...Object.values(body.fields ?? {})]) {
    expect(sentence).not.toMatch(JARGON)
  }
  expect(headers.get('cache-control')).toBe('no-store')
}
