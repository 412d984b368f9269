// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  findThanks,
  pressButton,
  pressSubmit,
  renderRegistration,
  STORED_REGISTRATION,
  typeInto,
  valueShownIn,
  visitorForm,
} from '../../../../tests/support/components/registration'
import {
  loseConnection,
  sentRequestAt,
  stubInOrder,
} from '../../../../tests/support/components/server-stub'
import { eventField } from '../../../../tests/support/event-form'

const NAME = eventField('name', 0, { label: 'Full name' })
const FORM = visitorForm([NAME])

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const kept = () => localStorage.getItem('registration-draft:retreat')
const here = () => location.pathname + location.search

async function register(form = FORM, start: Parameters<typeof renderRegistration>[1] = {}) {
  renderRegistration(form, start)
  typeInto(/^Full name/, 'Ana')
  pressSubmit()
  await findThanks()
}

describe('Submit Another', () => {
  it('reads the form again, empty, under its address and with another key', async () => {
    const again = { ...FORM, fields: [{ ...NAME, label: 'Whole name' }] }
    const send = stubInOrder([201, STORED_REGISTRATION], [200, again], [201, STORED_REGISTRATION])
    await register()
    expect(here()).toBe('/forms/retreat?submitted=K7M2-9QXD')
    pressButton('Submit Another')
    await screen.findByLabelText(/^Whole name/)
    expect(sentRequestAt(send).path).toBe('/api/forms/retreat')
    expect(valueShownIn(/^Whole name/)).toBe('')
    expect(here()).toBe('/forms/retreat')
    typeInto(/^Whole name/, 'Ben')
    pressSubmit()
    await findThanks()
    expect(sentRequestAt(send, 2).key).not.toBe(sentRequestAt(send, 0).key)
  })

  it('says so when the form was closed meanwhile', async () => {
    stubInOrder([201, STORED_REGISTRATION], [404, { error: 'Form not found' }])
    await register()
    pressButton('Submit Another')
    const heading = await screen.findByRole('heading', { name: 'Form Not Found' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('opens the page anew for a form that needs more code by now', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const steps = [NAME, eventField('part', 1, { fieldType: 'section' })]
    stubInOrder([201, STORED_REGISTRATION], [200, visitorForm(steps, { hasSteps: true })])
    await register()
    pressButton('Submit Another')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/forms/retreat'))
  })

  it('stays with the simple form and its address', async () => {
    stubInOrder([201, STORED_REGISTRATION], [200, FORM])
    // The simple form is sent by the browser itself, unless an earlier attempt had no reply.
    const unanswered = { sent: { name: 'Ana' } }
    const draft = { idempotencyKey: 'key', answers: { name: 'Ana' }, files: [], unanswered }
    localStorage.setItem(
      'registration-draft:retreat',
      JSON.stringify({ ...draft, savedAt: Date.now(), days: 7 }),
    )
    await register(FORM, { isPlain: true })
    pressButton('Submit Another')
    await screen.findByLabelText(/^Full name/)
    expect(here()).toBe('/forms/retreat?plain=1')
  })
})

describe('Clear the form', () => {
  async function clear() {
    pressButton('Clear the form')
    await screen.findByText(/The form is empty again/)
  }

  it('empties form and device, and a person after that has another key', async () => {
    const send = stubInOrder(loseConnection, [201, STORED_REGISTRATION])
    renderRegistration(FORM)
    typeInto(/^Full name/, 'Ana')
    pressSubmit()
    await screen.findByRole('button', { name: 'Try again' })
    await clear()
    expect([valueShownIn(/^Full name/), kept()]).toEqual(['', null])
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    typeInto(/^Full name/, 'Ben')
    pressSubmit()
    await findThanks()
    expect(sentRequestAt(send, 1).key).not.toBe(sentRequestAt(send, 0).key)
  })

  it('can be undone, with the key of an attempt without a reply', async () => {
    const send = stubInOrder(loseConnection, [201, STORED_REGISTRATION])
    renderRegistration(FORM)
    typeInto(/^Full name/, 'Ana')
    pressSubmit()
    await screen.findByRole('button', { name: 'Try again' })
    await clear()
    pressButton('Undo')
    expect(valueShownIn(/^Full name/)).toBe('Ana')
    pressButton('Try again')
    await findThanks()
    expect(sentRequestAt(send, 1).key).toBe(sentRequestAt(send, 0).key)
  })

  it('cannot be undone any more once something was typed', async () => {
    stubInOrder(loseConnection)
    renderRegistration(FORM)
    typeInto(/^Full name/, 'Ana')
    pressSubmit()
    await screen.findByRole('button', { name: 'Try again' })
    await clear()
    typeInto(/^Full name/, 'Ben')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
