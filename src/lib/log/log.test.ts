import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withRequest } from '@/server/bridge/request-context'
import { redirectConsole } from './console'
import { log, makeLog } from './log'

const written: string[] = []
const lines = () => written.map((line) => JSON.parse(line))
const ERROR = new Error('duplicate key: "ana@example.org"')

beforeEach(() => {
  written.length = 0
  vi.stubEnv('LOG_LEVEL', 'info')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const opened = () => makeLog({}, { write: (line) => void written.push(line) })

it('writes a line of JSON with the request it is for', () => {
  const context = { requestId: 'r-1', method: 'POST', path: '/forms/[slug]' }
  withRequest(context, () => opened().warn({ code: 'auth.forbidden' }, 'refused'))
  expect(lines()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      name: expect.any(String),
      pid: process.pid,
      ...context,
      code: 'auth.forbidden',
      msg: 'refused',
    },
  ])
})

it('writes one line for a value and a message that hold line breaks', () => {
  opened().warn({ address: 'a\r\n{"level":"info"}\u2028b' }, 'one\ntwo')
  expect(written).toHaveLength(1)
  expect(written[0]?.trimEnd()).not.toMatch(/[\r\n]/)
  expect(lines()[0]).toMatchObject({ address: 'a\r\n{"level":"info"}\u2028b', msg: 'one\ntwo' })
})

it('keeps the lines of requests apart', () => {
  const own = opened()
  const context = { requestId: 'r-1', method: 'GET', path: '/' }
  withRequest(context, () => own.info({ status: 200 }, 'served'))
  withRequest(context, () => own.info('more'))
  own.info('alone')
  expect(lines().map(({ requestId, status }) => [requestId, status])).toEqual([
    ['r-1', 200],
    ['r-1', undefined],
    [undefined, undefined],
  ])
})

it('has no value of an error', () => {
  opened().error({ err: ERROR }, 'unexpected')
  expect(written.join()).not.toContain('ana')
  expect(lines()[0].err).toMatchObject({ type: 'Error', message: 'duplicate key' })
})

it('is asked for a level by LOG_LEVEL', () => {
  vi.stubEnv('LOG_LEVEL', 'warn')
  const own = opened()
  own.info('passed over')
  own.warn('written')
  expect(lines().map(({ msg }) => msg)).toEqual(['written'])
})

it('takes the console of packages, without what they quote', () => {
  const before = { ...console }
  for (const level of ['info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(log, level).mockReturnValue()
  }
  try {
    redirectConsole()
    console.error('\u001b[31m⨯\u001b[39m', ERROR)
    console.log('Hello: Ana')
  } finally {
    Object.assign(console, before)
  }
  expect(vi.mocked(log.error).mock.calls).toEqual([[{ err: ERROR }, '⨯']])
  expect(vi.mocked(log.info).mock.calls).toEqual([[{}, 'Hello']])
})
