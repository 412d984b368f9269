import { expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { FIL_WORDS } from '@/lib/words/fil/fil'
import { errorInVisitorsLanguage } from './local-errors'

const tooLarge = new AppError('request.too_large', { fields: { letter: 'x' } })

it('says an error in the language of the visitor, also under the file that it is about', () => {
  const { message, fields } = errorInVisitorsLanguage(tooLarge, 'fil')
  expect(message).toBe(FIL_WORDS.form.fileTooLarge.replace('{size}', '25 MB'))
  expect(fields).toEqual({ letter: message })
  expect(errorInVisitorsLanguage(tooLarge, null)).toBe(tooLarge)
})

it('keeps messages of fields that are in it already, and what belongs to the error', () => {
  const invalid = new AppError('submission.invalid', {
    fields: { name: 'Kailangan' },
    reference: 'K7M2-9QXD',
    retryAfterSeconds: 60,
  })
  expect(errorInVisitorsLanguage(invalid, 'fil')).toMatchObject({
    message: FIL_WORDS.errors['submission.invalid'],
    fields: { name: 'Kailangan' },
    reference: 'K7M2-9QXD',
    retryAfterSeconds: 60,
  })
})
