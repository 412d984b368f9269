// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  findThanks,
  pressSubmit,
  renderRegistration,
  STORED_REGISTRATION,
  typeInto,
  valueShownIn,
  visitorForm,
} from '../../../../../tests/support/components/registration'
import {
  heldReply,
  sentRequestAt,
  stubInOrder,
} from '../../../../../tests/support/components/server-stub'
import { eventField } from '../../../../../tests/support/event-form'
import { LanguageSwitch } from '../language-switch'

const NAME = eventField('name', 0, { label: 'Full name', isRequired: true })
const CITY = eventField('city', 1, { label: 'City' })
const FORM = visitorForm([NAME, CITY])
const NOTICE = { version: 3, text: 'We keep it for a year.' }

const kept = () => JSON.parse(localStorage.getItem('registration-draft:retreat') ?? 'null')
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

describe('while it is sent', () => {
  it('is sent once for two presses, and says so until the reply', async () => {
    const { reply, release } = heldReply()
    const send = stubInOrder(reply)
    fill()
    pressSubmit()
    pressSubmit()
    await waitFor(() => expect(sendButton().textContent).toBe('Submitting...'))
    pressSubmit()
    expect(sendButton().getAttribute('aria-disabled')).toBe('true')
    expect(sendButton().closest('form')?.getAttribute('aria-busy')).toBe('true')
    release(Response.json(STORED_REGISTRATION, { status: 201 }))
    await findThanks()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is remembered on the device, in case no reply comes before the page is closed', async () => {
    const { reply, release } = heldReply()
    const send = stubInOrder(reply)
    fill()
    pressSubmit()
    await waitFor(() => expect(send).toHaveBeenCalled())
    expect(kept()).toMatchObject({
      idempotencyKey: sentRequestAt(send).key,
      unanswered: { sent: { name: 'Ana' } },
    })
    release(Response.json(STORED_REGISTRATION, { status: 201 }))
    await findThanks()
    expect(kept()).toBeNull()
  })
})

describe('the thanks', () => {
  it('have the focus, the number in line and the link, under an address that keeps them', async () => {
    const link = 'https://one.example/my-registration/abc?lang=fil'
    stubInOrder([201, { ...STORED_REGISTRATION, queue: 3, link }])
    renderRegistration({ ...FORM, lang: 'fil' })
    typeInto(/^Full name/, 'Ana')
    pressSubmit()
    const heading = await findThanks()
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('You are number 3 on the waiting list.')).toBeTruthy()
    const own = screen.getByRole('link', { name: /^See, change or cancel/ })
    expect(own.getAttribute('href')).toBe('/my-registration/abc?lang=fil')
    expect(location.pathname + location.search).toBe(
      '/forms/retreat?submitted=K7M2-9QXD&own=abc&lang=fil',
    )
  })
})

describe('the browser itself sends', () => {
  it.each<[string, boolean, (form: HTMLElement) => void]>([
    ['the simple form', true, () => {}],
    ['what it has sent before the script was there', false, (form) => (form.dataset.posted = '')],
  ])('%s', async (_case, isPlain, prepare) => {
    const send = stubInOrder()
    const { container } = renderRegistration(FORM, { isPlain })
    const form = container.querySelector('form') as HTMLFormElement
    prepare(form)
    let isPrevented: boolean | null = null
    window.addEventListener(
      'submit',
      (event) => {
        isPrevented = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    pressSubmit()
    expect(isPrevented).toBe(false)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('what is sent', () => {
  it('has the token of the page and the version of the notice that was agreed to', async () => {
    const send = stubInOrder([201, STORED_REGISTRATION])
    renderRegistration({ ...FORM, notice: NOTICE })
    typeInto(/^Full name/, 'Ana')
    fireEvent.click(screen.getByLabelText(/^I have read this and agree/))
    pressSubmit()
    await findThanks()
    const { path, body } = sentRequestAt(send)
    expect(path).toBe('/api/forms/retreat/submit')
    expect(body).toEqual({ data: { name: 'Ana' }, formToken: 'token', noticeVersion: '3' })
  })

  it('is nothing before the notice is agreed to', async () => {
    const send = stubInOrder()
    renderRegistration({ ...FORM, notice: NOTICE })
    typeInto(/^Full name/, 'Ana')
    pressSubmit()
    const box = screen.getByLabelText(/^I have read this and agree/)
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(box.getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(box)
    expect(box.getAttribute('aria-invalid')).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })
})

it('a press on a language reads the form in it, and sends nothing', async () => {
  const send = stubInOrder([200])
  const form = visitorForm([NAME, CITY], { lang: 'en', languages: ['en', 'fil'] })
  renderRegistration(form, { languageSwitch: <LanguageSwitch form={form} isPlain={false} /> })
  fireEvent.click(await screen.findByRole('button', { name: 'Filipino' }))
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(send.mock.calls).toEqual([['/api/forms/retreat?lang=fil']])
  expect(screen.queryByText('Full name is required')).toBeNull()
})

describe('what is refused', () => {
  it('by the browser is told under the field that gets the cursor, and can be sent then', async () => {
    const send = stubInOrder([201, STORED_REGISTRATION])
    renderRegistration(FORM)
    pressSubmit()
    expect(await screen.findByText('Full name is required')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Full name/)))
    expect(send).not.toHaveBeenCalled()
    typeInto(/^Full name/, 'Ana')
    expect(screen.queryByText('Full name is required')).toBeNull()
    pressSubmit()
    await findThanks()
  })

  it('by the server is told under the field, keeps the answers and can be sent again', async () => {
    const fields = { city: 'This city is full' }
    const send = stubInOrder([400, { error: 'Please fix it', fields }], [201, STORED_REGISTRATION])
    fill()
    typeInto(/^City/, 'Cebu')
    pressSubmit()
    expect(await screen.findByText('This city is full')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^City/)))
    expect(sendButton().textContent).toBe('Submit Registration')
    expect(valueShownIn(/^Full name/)).toBe('Ana')
    pressSubmit()
    await findThanks()
    expect(send).toHaveBeenCalledTimes(2)
  })
})

it('what the visitor types is stored, and decides what is asked', async () => {
  const rule = { fieldId: 'name', is: 'given' } as const
  const city = eventField('city', 1, { label: 'City', showWhen: { match: 'all', rules: [rule] } })
  renderRegistration(visitorForm([NAME, city]))
  const isShown = () => screen.getByLabelText(/^City/).closest('[hidden]') === null
  await waitFor(() => expect(isShown()).toBe(false))
  typeInto(/^Full name/, 'Ana')
  expect(isShown()).toBe(true)
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toMatchObject({ answers: { name: 'Ana' } })
})
