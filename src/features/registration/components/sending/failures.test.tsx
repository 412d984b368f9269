// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import {
  findThanks,
  pressButton,
  pressSubmit,
  renderRegistration,
  STORED_REGISTRATION,
  typeInto,
  visitorForm,
} from '../../../../../tests/support/components/registration'
import {
  loseConnection,
  sentRequestAt,
  stubInOrder,
} from '../../../../../tests/support/components/server-stub'
import { eventField } from '../../../../../tests/support/event-form'

const NAME = eventField('name', 0, { label: 'Full name', isRequired: true })
const CITY = eventField('city', 1, { label: 'City' })
const FORM = visitorForm([NAME, CITY])

const kept = () => JSON.parse(localStorage.getItem('registration-draft:retreat') ?? 'null')
const toast = () => toastStore.read()[0]?.notice.description
const sendButton = () => screen.getByRole('button', { name: /^Submit/ })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

function fill(name = 'Ana') {
  renderRegistration(FORM)
  typeInto(/^Full name/, name)
}

describe('a failure', () => {
  it('keeps answers and key, is told, and goes with the next attempt', async () => {
    const busy = { error: 'The service is busy.', code: 'server.busy' }
    const send = stubInOrder([503, busy], [201, STORED_REGISTRATION])
    fill()
    pressSubmit()
    expect((await screen.findAllByText('The service is busy.')).length).toBeGreaterThan(0)
    expect(toast()).toBe('The service is busy.')
    expect(sendButton().getAttribute('aria-disabled')).toBeNull()
    expect(kept()).toMatchObject({ unanswered: { sent: { name: 'Ana' } } })
    pressSubmit()
    await findThanks()
    expect(sentRequestAt(send, 1)).toEqual(sentRequestAt(send, 0))
  })

  it('of which the server is sure leaves nothing uncertain', async () => {
    stubInOrder([429, { error: 'Too many requests.', code: 'request.too_many' }])
    fill()
    pressSubmit()
    await waitFor(() => expect(toast()).toBe('Too many requests.'))
    expect(kept()).toMatchObject({ answers: { name: 'Ana' }, unanswered: null })
  })

  it('without a connection says that nothing was sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    stubInOrder(loseConnection)
    fill()
    pressSubmit()
    expect(await screen.findByText('No connection. Nothing was sent yet.')).toBeTruthy()
    expect(kept()).toMatchObject({ unanswered: null })
  })

  it('without a reply says that it is not known, also when the device is offline later', async () => {
    stubInOrder(loseConnection, loseConnection)
    fill()
    pressSubmit()
    const unsure = 'We don’t know yet whether your registration arrived.'
    expect(await screen.findByText(unsure)).toBeTruthy()
    expect(toast()).toBe('No answer came back.')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    pressButton('Try again')
    await waitFor(() => expect(sendButton().getAttribute('aria-disabled')).toBeNull())
    expect(await screen.findByText(unsure)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(sendButton()))
  })
})

describe('answers that were changed after an attempt without a reply', () => {
  const reused = { error: 'Received', code: 'submission.key_reused', reference: 'K7M2-9QXD' }

  async function changeAfterLoss(...then: Parameters<typeof stubInOrder>) {
    const send = stubInOrder(loseConnection, [409, reused], ...then)
    fill()
    pressSubmit()
    await screen.findByRole('button', { name: 'Try again' })
    typeInto(/^Full name/, 'Ben')
    pressSubmit()
    const heading = await screen.findByRole('heading', { name: /already have a registration/ })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    return send
  }

  it('are compared with what was sent first, and can go as a new registration', async () => {
    const send = await changeAfterLoss([201, STORED_REGISTRATION])
    expect(screen.getByRole('definition').textContent).toBe('we have “Ana”')
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull()
    pressButton('Send as a new registration')
    expect(document.activeElement).toBe(sendButton())
    await findThanks()
    const [first, second, third] = [0, 1, 2].map((at) => sentRequestAt(send, at))
    expect(second?.key).toBe(first?.key)
    expect(third?.key).not.toBe(first?.key)
    expect(third?.body).toMatchObject({ data: { name: 'Ben' } })
  })

  it('can be given up for the first registration', async () => {
    const send = await changeAfterLoss()
    pressButton('Keep the first one')
    await findThanks()
    expect(screen.getByText('K7M2-9QXD')).toBeTruthy()
    expect(send).toHaveBeenCalledTimes(2)
    expect(kept()).toBeNull()
  })
})
