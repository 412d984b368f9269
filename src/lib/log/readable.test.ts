import { afterEach, expect, it, vi } from 'vitest'
import { withRequest } from '@/server/bridge/request-context'
import { makeLog } from './log'
import { toReadableLine } from './readable'
import { logFormat, logLevel } from './settings'

const isTerminal = process.stderr.isTTY
afterEach(() => {
  vi.unstubAllEnvs()
  process.stderr.isTTY = isTerminal
})

function read(work: (own: ReturnType<typeof makeLog>) => void): string {
  vi.stubEnv('LOG_LEVEL', 'info')
  let text = ''
  const write = (line: string) => {
    text += toReadableLine(line)
  }
  work(makeLog({}, { write }))
  return text
}

it('is one line with the time, the level and what happened', () => {
  expect(read((own) => own.warn('No PUBLIC_URL is set'))).toMatch(
    /^\d\d:\d\d:\d\d warn: No PUBLIC_URL is set\n$/,
  )
})

it('names the error, where it happened and the request', () => {
  const context = { requestId: 'r-1', method: 'POST', path: '/forms/[slug]' }
  const cause = Object.assign(new TypeError('connection lost'), { code: '08006' })
  const err = new Error('saving', { cause })
  const text = read((own) => withRequest(context, () => own.error({ err, more: 2 }, 'unexpected')))
  expect(text).toMatch(
    /^\S+ error: unexpected, TypeError 08006 connection lost at .+, more=2, POST \/forms\/\[slug\] \(request r-1\)\n$/,
  )
})

it.each([
  { shown: true, format: '', expected: ['text', 'warn'] },
  { shown: true, format: 'json', expected: ['json', 'info'] },
  { shown: false, format: '', expected: ['json', 'info'] },
  { shown: false, format: 'text', expected: ['text', 'warn'] },
])('terminal $shown, LOG_FORMAT "$format": $expected', ({ shown, format, expected }) => {
  process.stderr.isTTY = shown
  vi.stubEnv('LOG_FORMAT', format)
  vi.stubEnv('LOG_LEVEL', '')
  expect([logFormat(), logLevel()]).toEqual(expected)
})
