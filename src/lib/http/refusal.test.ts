import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { AppError } from '../errors'
import { log } from '../log/log'
import { StorageTrouble } from '../storage/trouble'
import { errorResponse, toAppError } from './refusal'

const databaseError = (code: string) => Object.assign(new Error('of the database'), { code })

it('asks to send again what waited too long for others, and logs no failure', () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  vi.spyOn(log, 'warn').mockReturnValue()
  for (const code of ['40P01', '55P03']) {
    const wrapped = new Error('Failed query', { cause: databaseError(code) })
    for (const error of [databaseError(code), wrapped]) {
      expect(toAppError(error)).toMatchObject({ code: 'server.busy', status: 503 })
    }
  }
  expect(logged).not.toHaveBeenCalled()
  expect(toAppError(databaseError('23505'))).toMatchObject({ code: 'server.unexpected' })
  expect(logged).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

it('passes on what is an error of the catalogue', () => {
  const error = new AppError('form.not_found')
  expect(toAppError(error)).toBe(error)
})

it.each([
  ['server.busy', new Error('connect ECONNREFUSED 127.0.0.1:5432')],
  ['server.busy', new Error('Failed query', { cause: new Error('Connection terminated') })],
  ['server.busy', new StorageTrouble('away')],
  ['storage.full', Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
  ['server.unexpected', new Error('x is not a function')],
  ['server.unexpected', 'a text'],
])('answers %s and logs it, for what is wrong with us: %s', (code, error) => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  expect(toAppError(error).code).toBe(code)
  expect(logged).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

it('answers what was wrong with the input at its fields, the first message of each', () => {
  const shape = z.object({ name: z.string().min(2, 'Short').regex(/^A/, 'No A'), age: z.number() })
  const { error } = shape.safeParse({ name: 'b', age: 1 })
  const refused = toAppError(error)
  expect(refused).toMatchObject({ code: 'request.invalid', message: 'Short' })
  expect(refused.fields).toEqual({ name: 'Short' })
})

it('says when to come back, and is never kept', async () => {
  const response = errorResponse(new AppError('request.too_many', { retryAfterSeconds: 60 }), 'r-1')
  expect(response.status).toBe(429)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...{ 'retry-after': '60', 'x-request-id': 'r-1', 'cache-control': 'no-store' },
  })
  expect(await response.json()).toMatchObject({ code: 'request.too_many', requestId: 'r-1' })
})
