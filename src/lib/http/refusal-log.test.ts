import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withRequest } from '@/server/bridge/request-context'
import { AppError } from '../errors'
import { log } from '../log/log'
import { logPossibleAttack } from './refusal-log'

const said = () => vi.mocked(log.warn).mock.calls.map(([fields]) => fields)
const at = (path: string, error: AppError) =>
  withRequest({ requestId: 'r', method: 'POST', path }, () => logPossibleAttack(error))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says what was refused and to whom', () => {
  at('/api/admin/users/[id]', new AppError('auth.forbidden', { cause: { account: 7 } }))
  at('/api/admin/forms', new AppError('request.cross_site'))
  expect(said()).toEqual([{ code: 'auth.forbidden', account: 7 }, { code: 'request.cross_site' }])
})

it('passes over what is a mistake and no try', () => {
  at('/api/testimonies', new AppError('request.invalid'))
  at('/api/admin/forms', new AppError('auth.required'))
  expect(said()).toEqual([])
})

it('writes one line of a flood, and how many there were', () => {
  const refused = () => at('/api/admin/login', new AppError('auth.too_many_attempts'))
  for (let n = 0; n < 500; n++) refused()
  expect(said()).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  refused()
  expect(said().at(-1)).toMatchObject({ more: 499 })
})

it('writes of each address by itself', () => {
  at('/api/forms/[slug]/submit', new AppError('request.too_many'))
  at('/api/testimonies', new AppError('request.too_many'))
  expect(said()).toHaveLength(2)
})
