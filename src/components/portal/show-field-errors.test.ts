import { expect, it, vi } from 'vitest'
import { HttpError } from '@/lib/http/client'
import { showFieldErrors } from './show-field-errors'

const FIELDS = [{ name: 'name' }, { name: 'email' }, { name: 'role' }]

it('puts each message at its field and the focus into the first of them', () => {
  const setError = vi.fn()
  const body = { error: 'Please correct it', fields: { role: 'Too high', email: 'Taken', x: 'x' } }
  showFieldErrors(new HttpError(400, JSON.stringify(body), new Headers()), FIELDS, setError)
  expect(setError.mock.calls).toEqual([
    ['email', { message: 'Taken' }, { shouldFocus: true }],
    ['role', { message: 'Too high' }, { shouldFocus: false }],
  ])
})

it('says nothing at the fields when the request did not arrive', () => {
  const setError = vi.fn()
  showFieldErrors(new TypeError('Failed to fetch'), FIELDS, setError)
  showFieldErrors(new HttpError(502, '<html>', new Headers()), FIELDS, setError)
  expect(setError).not.toHaveBeenCalled()
})
