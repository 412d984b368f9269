import { describe, expect, it } from 'vitest'
import { registrationReducer as reduce, startRegistration } from './registration-state'

const form = { name: 'Night', slug: 'night', description: null, fields: [] }
const start = startRegistration(form, 'key-1', null)

describe('a registration', () => {
  it('starts empty, or with what a refused attempt had', () => {
    expect(start).toMatchObject({ screen: 'form', draft: {}, errors: {}, refusal: null })
    const attempt = { answers: { a: 'Ana' }, errors: { b: 'B is required' }, message: 'Fix it' }
    expect(startRegistration(form, 'key-1', attempt)).toMatchObject({
      draft: { a: 'Ana' },
      errors: { b: 'B is required' },
      refusal: 'Fix it',
    })
  })

  it('clears the message of the edited field alone', () => {
    const refused = reduce(start, { type: 'refused', errors: { a: 'A', b: 'B' } })
    expect(reduce(refused, { type: 'edited', fieldId: 'a' }).errors).toEqual({ b: 'B' })
    expect(reduce(start, { type: 'edited', fieldId: 'a' })).toBe(start)
  })

  it('shows a new message for a field that was edited into one', () => {
    const state = reduce(start, { type: 'edited', fieldId: 'f', error: 'Too large' })
    expect(state.errors).toEqual({ f: 'Too large' })
  })

  it('keeps the key and the draft through failures', () => {
    const sending = reduce(start, { type: 'sending' })
    expect(sending).toMatchObject({ isSending: true, idempotencyKey: 'key-1' })
    const failed = reduce(sending, { type: 'failed', message: 'Busy' })
    expect(failed).toMatchObject({ isSending: false, failure: 'Busy', idempotencyKey: 'key-1' })
    expect(failed.draft).toBe(start.draft)
    expect(reduce(failed, { type: 'sending' }).failure).toBeNull()
  })

  it('thanks, reads the form again and starts anew with another key', () => {
    const submitted = reduce(start, { type: 'submitted', reference: 'K7M2-9QXD' })
    expect(submitted).toMatchObject({ screen: 'submitted', reference: 'K7M2-9QXD' })
    const loading = reduce(submitted, { type: 'another' })
    expect(loading.screen).toBe('loading')
    expect(reduce(loading, { type: 'opened', form, idempotencyKey: 'key-2' })).toEqual(
      startRegistration(form, 'key-2', null),
    )
    expect(reduce(loading, { type: 'closed' }).screen).toBe('missing')
  })
})
