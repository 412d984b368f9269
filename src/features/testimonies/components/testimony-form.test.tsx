// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToasts, toastStore } from '@/components/ui/notify'
import { sitePaths } from '@/lib/site-paths'
import {
  errorResponse,
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../tests/support/components/toasts'
import type { TestimonyAttempt } from '../schema'
import { TestimonyForm } from './testimony-form'
import { loadTestimonyRules } from './use-testimony-form'

const SEND = `POST ${sitePaths.api.testimonies}`
const VALUES = {
  name: 'Ana Cruz',
  email: 'ana@example.ph',
  location: 'Iloilo',
  testimony: 'We sang until the lamps were out, and nobody wanted to go home first.',
}

let server: ReturnType<typeof stubServer>

beforeEach(() => {
  server = stubServer({ [SEND]: Response.json({ id: 1 }, { status: 201 }) })
})
afterEach(() => {
  forgetToasts()
  vi.unstubAllGlobals()
})

const show = (attempt?: TestimonyAttempt) =>
  render(<TestimonyForm formToken="token" note="We may show it." attempt={attempt} />)
const control = (name: keyof typeof VALUES) =>
  document.getElementById(`testimony-${name}`) as HTMLInputElement
const type = (name: keyof typeof VALUES, value: string) =>
  fireEvent.change(control(name), { target: { value } })
const write = (values: Partial<typeof VALUES> = {}) => {
  for (const [name, value] of Object.entries({ ...VALUES, ...values })) type(name as never, value)
}
const button = () => screen.getByRole('button', { name: /^Submit/ })
const submit = () => fireEvent.click(button())
const isSending = () => button().getAttribute('aria-disabled') === 'true'
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const messageOf = (name: keyof typeof VALUES) =>
  document.getElementById(`testimony-${name}-error`)?.textContent ?? null
const settled = () => act(async () => void (await loadTestimonyRules()))
const inForm = () => within(control('name').form as HTMLFormElement)
async function isThanked() {
  await waitFor(() => expect(said()).toMatch(/^Thank you for sharing/))
  act(dismissToasts)
  return inForm().queryByText(/You can send another\.$/) !== null
}
const said = () => toastStore.read()[0]?.notice.description

it('is sent once with its choice and token, and is empty afterwards', async () => {
  const sending = heldReply()
  server.replies[SEND] = sending.reply
  show()
  expect(choice(/without my name/).checked).toBe(true)
  write()
  fireEvent.click(choice(/with my name/))
  submit()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(isSending()).toBe(true)
  submit()
  sending.release(Response.json({ id: 1 }, { status: 201 }))
  expect(await isThanked()).toBe(true)
  expect(server.bodies(SEND)).toEqual([
    expect.objectContaining({ ...VALUES, shownAs: 'name', formToken: 'token' }),
  ])
  expect(Object.keys(VALUES).map((name) => control(name as never).value)).toEqual(['', '', '', ''])
  expect(choice(/without my name/).checked).toBe(true)
  expect(screen.getByText('0 / 50')).toBeTruthy()
  expect(isSending()).toBe(false)
  type('name', 'A')
  await settled()
  expect(messageOf('name'), 'the next one is checked only when it is sent').toBeNull()
})

it('is not sent with mistakes: the first gets the focus, and corrections are seen at once', async () => {
  show()
  write({ email: 'ana at example', testimony: 'Short' })
  await settled()
  expect(messageOf('email')).toBeNull()
  submit()
  await waitFor(() => expect(messageOf('email')).toBe('Invalid email address'))
  expect(messageOf('testimony')).toMatch(/at least 50/)
  expect(document.activeElement).toBe(control('email'))
  await waitFor(() => expect(isSending()).toBe(false))
  expect(server.sent).toEqual([])
  type('email', 'ana@example.ph')
  await waitFor(() => expect(messageOf('email')).toBeNull())
})

it.each([
  ['is lost', loseConnection, 'Failed to submit testimony. Please try again.'],
  ['is refused', errorResponse(429, 'Too many today.'), 'Too many today.'],
])(
  'keeps what was typed when the request %s, and can be sent again',
  async (_what, reply, words) => {
    server.replies[SEND] = reply
    show()
    write()
    submit()
    await waitFor(() => expect(said()).toBe(words))
    expect(await inForm().findByText(words)).toBeTruthy()
    await waitFor(() => expect(isSending()).toBe(false))
    expect(control('testimony').value).toBe(VALUES.testimony)
    server.replies[SEND] = Response.json({ id: 1 }, { status: 201 })
    submit()
    expect(await isThanked()).toBe(true)
    expect(inForm().queryByText(words)).toBeNull()
  },
)

it('shows at each field what the server has refused', async () => {
  const fields = { location: 'Not a place' }
  server.replies[SEND] = errorResponse(400, 'Please look again.', { fields })
  show()
  write()
  submit()
  await waitFor(() => expect(messageOf('location')).toBe('Not a place'))
  expect(control('location').getAttribute('aria-invalid')).toBe('true')
})

it('thanks no longer once another one is being sent', async () => {
  show()
  write()
  submit()
  expect(await isThanked()).toBe(true)
  await waitFor(() => expect(isSending()).toBe(false))
  server.replies[SEND] = loseConnection
  write()
  submit()
  await waitFor(() => expect(said()).toMatch(/^Failed/))
  expect(inForm().queryByText(/You can send another/)).toBeNull()
})

it('begins with what was refused without a script, and counts it', () => {
  const values = { ...VALUES, testimony: ' Short ', shownAs: 'nothing' } as const
  show({ values, errors: { testimony: 'Too short' }, message: 'Please look again.' })
  expect([control('name').value, messageOf('testimony')]).toEqual(['Ana Cruz', 'Too short'])
  expect(choice(/only the team/).checked).toBe(true)
  expect(screen.getByText('5 / 50')).toBeTruthy()
})

it('is left to the browser when it was posted before the script arrived', () => {
  show()
  write()
  const form = control('name').form as HTMLFormElement
  form.dataset.posted = ''
  expect(fireEvent.submit(form), 'not prevented').toBe(true)
  expect(server.sent).toEqual([])
})
