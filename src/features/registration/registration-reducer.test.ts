import { describe, expect, it } from 'vitest'
import type { Draft } from './draft'
import { registrationReducer as reduce } from './registration-reducer'
import { initialRegistrationState } from './registration-state'

const form = { name: 'Night', slug: 'night', description: null, fields: [] }
const start = initialRegistrationState({ form })
const sendingEvent = { type: 'sending', progress: null } as const
const draft: Draft = {
  idempotencyKey: 'key-0',
  answers: { a: 'Ana' },
  files: ['f', 'g'],
  unanswered: null,
}

describe('a registration', () => {
  it('starts empty, or with what a refused attempt had', () => {
    expect(start).toMatchObject({ screen: 'form', draft: {}, errors: {}, refusal: null })
    const attempt = { answers: { a: 'Ana' }, errors: { b: 'B is required' }, message: 'Fix it' }
    expect(initialRegistrationState({ form, attempt })).toMatchObject({
      draft: { a: 'Ana' },
      errors: { b: 'B is required' },
      refusal: 'Fix it',
    })
  })

  it('opens the step of the first message, and of a restored draft', () => {
    const field = { placeholder: null, isRequired: false, options: null }
    const fields = [
      { ...field, id: 'a', label: 'A', fieldType: 'text' as const, order: 0 },
      { ...field, id: 's', label: 'S', fieldType: 'section' as const, order: 1 },
      { ...field, id: 'b', label: 'B', fieldType: 'text' as const, order: 2 },
    ]
    const inSteps = initialRegistrationState({ form: { ...form, hasSteps: true, fields } })
    expect(inSteps.step).toBeNull()
    const second = reduce(inSteps, { type: 'stepped', step: 's' })
    expect(second.step).toBe('s')
    expect(reduce(second, { type: 'refused', errors: { a: 'A' } }).step).toBe('first')
    expect(reduce(second, { type: 'refused', errors: { noticeVersion: 'Agree' } }).step).toBe('s')
    const restored = { type: 'restored', draft: { ...draft, step: 's' }, isShown: true } as const
    expect(reduce(inSteps, restored).step).toBe('s')
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
    const sending = reduce(start, sendingEvent)
    expect(sending).toMatchObject({ isSending: true })
    const failure = { message: 'Busy' }
    const failed = reduce(sending, { type: 'failed', failure })
    expect(failed).toMatchObject({ isSending: false, failure })
    expect(failed.draft).toBe(start.draft)
    expect(reduce(failed, sendingEvent).failure).toBeNull()
  })

  it('shows how far the files are, until there is an answer', () => {
    const progress = { sentBytes: 1, totalBytes: 4 }
    const sending = reduce(start, { ...sendingEvent, progress: { ...progress, sentBytes: 0 } })
    const halfway = reduce(sending, { type: 'progress', progress })
    expect(halfway).toMatchObject({ isSending: true, progress })
    const received = { reference: 'K7M2-9QXD', differences: [] }
    expect(reduce(halfway, { type: 'received', received })).toMatchObject({
      isSending: false,
      progress: null,
      received,
    })
  })

  it('thanks, reads the form again and starts again with another key', () => {
    const submitted = reduce(start, { type: 'submitted', reference: 'K7M2-9QXD', queue: 3 })
    expect(submitted).toMatchObject({ screen: 'submitted', reference: 'K7M2-9QXD', queue: 3 })
    const loading = reduce(submitted, { type: 'another' })
    expect(loading.screen).toBe('loading')
    expect(reduce(loading, { type: 'opened', form })).toEqual({
      ...initialRegistrationState({ form }),
      round: 1,
    })
    expect(reduce(loading, { type: 'closed' }).screen).toBe('missing')
  })

  it('stays simple for the next one', () => {
    const plain = reduce(start, { type: 'plain' })
    const next = reduce(plain, { type: 'opened', form })
    expect(next.isPlain).toBe(true)
  })
})

describe('a draft that comes back', () => {
  it('brings its key, and asks for each file until it is chosen or sent without', () => {
    const restored = reduce(start, { type: 'restored', draft, isShown: true })
    expect(restored).toMatchObject({ restored: draft, failure: null })
    const chosen = reduce(restored, { type: 'edited', fieldId: 'f' })
    expect(chosen.restored?.files).toEqual(['g'])
    expect(reduce(chosen, sendingEvent).restored).toBeNull()
    expect(reduce(chosen, { type: 'refused', errors: { g: 'Again' } }).restored).toBeNull()
    const later = reduce(chosen, { type: 'refused', errors: { a: 'A' } })
    expect(later.restored?.files).toEqual(['g'])
  })

  it('says that a sending has had no answer', () => {
    const open = { ...draft, unanswered: { sent: null } }
    const restored = reduce(start, { type: 'restored', draft: open, isShown: false })
    expect(restored).toMatchObject({ restored: null, failure: { cut: 'unsure' } })
  })

  it('can be cleared, and the clearing undone until something is typed', () => {
    const cleared = reduce(start, { type: 'opened', form, cleared: draft })
    expect(cleared).toMatchObject({ cleared: draft, round: 1, restored: null })
    expect(reduce(cleared, { type: 'edited', fieldId: 'a' }).cleared).toBeNull()
    const undone = reduce(cleared, { type: 'restored', draft, isShown: true })
    expect(undone).toMatchObject({ cleared: null, restored: draft })
  })
})
