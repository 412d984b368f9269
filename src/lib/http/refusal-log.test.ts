import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '../errors'
import { logTry } from './refusal-log'

const said = () => vi.mocked(console.warn).mock.calls.map(([line]) => line)
const at = (path: string) => new Request(`http://localhost${path}`, { method: 'POST' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says what was refused and to whom, and nothing a person wrote', () => {
  const error = new AppError('auth.forbidden', { cause: { account: 7 } })
  logTry(error, at('/api/admin/users/12/juan@example.org?name=Juan'), 'r-1')
  expect(said()).toEqual(['[r-1] refused: auth.forbidden POST /api/admin/users/:/: by account 7'])
})

it('writes no token of an address', () => {
  logTry(new AppError('request.cross_site'), at('/api/admin/invitations/Zm9vYmFyYmF6'), 'r-2')
  logTry(new AppError('request.too_many'), at(`/api/${'a'.repeat(43)}`), 'r-3')
  expect(said().map((line) => line.split(' ').at(-1))).toEqual([
    '/api/admin/invitations/:',
    '/api/:',
  ])
})

it('passes over what is a mistake and no try', () => {
  logTry(new AppError('request.invalid'), at('/api/testimonies'), 'r-4')
  logTry(new AppError('auth.required'), at('/api/admin/forms'), 'r-5')
  expect(said()).toEqual([])
})

it('writes one line of a flood, and how many there were', () => {
  const refused = () => logTry(new AppError('auth.too_many_attempts'), at('/api/admin/login'), 'r')
  for (let n = 0; n < 500; n++) refused()
  expect(said()).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  refused()
  expect(said().at(-1)).toMatch(/, and 499 more before$/)
})
