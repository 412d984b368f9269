// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { VenueRequestForm } from './tell-me-form'

afterEach(() => vi.unstubAllGlobals())

const CEBU = { slug: 'cebu', name: 'Cebu' }

function open(answer: () => Promise<Response>, refusal: string | null = null) {
  const send = vi.fn((_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', send)
  render(<VenueRequestForm province={CEBU} formToken="a token" refusal={refusal} />)
  return send
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Email me when Cebu’s venue/)
const button = () => screen.getByRole('button', { name: /^(Email me|Sending\.\.\.)$/ })
const isInvalid = () => input().getAttribute('aria-invalid') === 'true'
const described = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

function submit(address?: string) {
  if (address !== undefined) fireEvent.input(input(), { target: { value: address } })
  fireEvent.submit(button())
}

it('sends the address once, however often it is pressed, and says what follows', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const send = open(() => promise)
  submit('ana@example.org')
  submit()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  resolve(Response.json({ isMailSent: true }))
  await waitFor(() =>
    expect(
      screen.getByText(/^Check your mailbox: .* when Cebu’s venue is announced\.$/),
    ).toBeTruthy(),
  )
  expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull()
  expect(send).toHaveBeenCalledOnce()
  const [path, { body }] = send.mock.calls[0] ?? ['', {}]
  expect([path, JSON.parse(String(body))]).toEqual([
    '/api/provinces/cebu/tell-me',
    { email: 'ana@example.org', formToken: 'a token' },
  ])
})

it('does not send what is no address: it says so at the field and leads there', () => {
  const send = open(() => Promise.reject(new Error('It was sent')))
  submit('ana at example')
  expect(send).not.toHaveBeenCalled()
  expect([isInvalid(), document.activeElement]).toEqual([true, input()])
  expect(described()[0]).toContain('Please enter a valid email address')
})

it.each([
  [
    'the server’s reason',
    () => Promise.resolve(Response.json({ error: 'Too many today.' }, { status: 429 })),
    'Too many today.',
  ],
  [
    'what to do',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'This could not be sent. Please try again.',
  ],
])(
  'says %s when it fails, keeps the address, and can be sent again',
  async (_what, answer, words) => {
    const send = open(answer)
    submit('ana@example.org')
    await waitFor(() => expect(described()[0]).toContain(words))
    expect([input().value, button().textContent]).toEqual(['ana@example.org', 'Email me'])
    submit()
    expect(isInvalid(), 'while it is sent again').toBe(false)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  },
)

it('says why the address was refused that was sent without script', () => {
  open(() => Promise.reject(new Error('It was sent')), 'Please enter a valid email address')
  expect(described()[0]).toContain('Please enter a valid email address')
})
