// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  findThanks,
  pressButton,
  pressSubmit,
  renderRegistration,
  STORED_REGISTRATION,
  typeInto,
  visitorForm,
} from '../../../../../tests/support/components/registration'
import { stubInOrder } from '../../../../../tests/support/components/server-stub'
import { eventField } from '../../../../../tests/support/event-form'

const FORM = visitorForm(
  [
    eventField('name', 0, { label: 'Full name', isRequired: true }),
    eventField('trip', 1, { label: 'Your trip', fieldType: 'section' }),
    eventField('seat', 2, { label: 'Seat', isRequired: true }),
  ],
  { hasSteps: true, notice: { version: 1, text: 'We keep it.' } },
)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const isShown = (label: RegExp) => screen.getByLabelText(label).closest('[hidden]') === null
const shown = () => [isShown(/^Full name/), isShown(/^Seat/), isShown(/^I have read this/)]
const heading = () => screen.getByRole('heading', { name: 'Your trip' })

/** Sends `pagehide`, because a draft is then stored at once instead of after a pause. */
const storeNow = () => window.dispatchEvent(new Event('pagehide'))

async function toSecondStep() {
  renderRegistration(FORM)
  await waitFor(() => expect(shown()).toEqual([true, false, false]))
  typeInto(/^Full name/, 'Ana')
  storeNow()
  pressButton('Continue')
  await waitFor(() => expect(shown()).toEqual([false, true, true]))
}

it('a step is checked alone before the next one opens, whose heading has the focus', async () => {
  const send = stubInOrder()
  renderRegistration(FORM)
  await waitFor(() => expect(shown()).toEqual([true, false, false]))
  pressButton('Continue')
  expect(await screen.findByText('Full name is required')).toBeTruthy()
  expect(screen.queryByText('Seat is required')).toBeNull()
  typeInto(/^Full name/, 'Ana')
  pressButton('Continue')
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  expect(shown()).toEqual([false, true, true])
  expect(send).not.toHaveBeenCalled()
})

it('the open step is remembered on the device', async () => {
  await toSecondStep()
  storeNow()
  expect(localStorage.getItem('registration-draft:retreat')).toContain('"step":"trip"')
})

it('Back checks nothing, and the last step sends all of them', async () => {
  const send = stubInOrder([201, STORED_REGISTRATION])
  await toSecondStep()
  pressButton('Back')
  expect(shown()).toEqual([true, false, false])
  pressButton('Continue')
  await waitFor(() => expect(shown()).toEqual([false, true, true]))
  typeInto(/^Seat/, 'By the window')
  screen.getByLabelText(/^I have read this/).click()
  pressSubmit()
  await findThanks()
  expect(String(send.mock.calls[0]?.[1]?.body)).toContain('"name":"Ana"')
})

it('after a post without script everything stays on one page', async () => {
  const attempt = { answers: { name: 'Ana' }, errors: {}, message: 'Please fix it' }
  renderRegistration(FORM, { attempt })
  await waitFor(() => expect(shown()).toEqual([true, true, true]))
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})
