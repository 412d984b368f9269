import { expect, it, vi } from 'vitest'
import { AppError } from '../errors'
import { log } from '../log/log'
import { toAppError } from './refusal'

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
