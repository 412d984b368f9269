// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RollCallForm } from './roll-call-form'

afterEach(() => vi.unstubAllGlobals())

function open(answer: () => Promise<Response>) {
  const send = vi.fn((_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', send)
  const places = [{ slug: 'cebu', name: 'Cebu' }]
  render(<RollCallForm question="Where are you?" places={places} formToken="a token" />)
  fireEvent.change(screen.getByLabelText('Where are you?'), { target: { value: 'cebu' } })
  return send
}

const submit = () => fireEvent.submit(screen.getByRole('button'))
const said = () => screen.getByRole('status').textContent

it('reports the chosen place once, however often it is pressed, and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const send = open(() => promise)
  submit()
  submit()
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  expect(said()).toBe('')
  resolve(new Response(null, { status: 204 }))
  await waitFor(() => expect(said()).toBe('Thank you. It is lit within a moment.'))
  expect(send).toHaveBeenCalledOnce()
  const [path, { body }] = send.mock.calls[0] ?? ['', {}]
  expect([path, JSON.parse(String(body))]).toEqual([
    '/api/roll-call',
    { province: 'cebu', formToken: 'a token' },
  ])
})

it.each([
  [
    'the server’s reason',
    () => Promise.resolve(Response.json({ error: 'The day is over.' }, { status: 409 })),
    'The day is over.',
  ],
  [
    'what to do',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'This could not be sent. Please try again.',
  ],
])(
  'says %s when it fails, keeps the choice, and can be sent again',
  async (_what, answer, words) => {
    const send = open(answer)
    submit()
    await waitFor(() => expect(said()).toBe(words))
    expect(screen.getByLabelText<HTMLSelectElement>('Where are you?').value).toBe('cebu')
    submit()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  },
)
