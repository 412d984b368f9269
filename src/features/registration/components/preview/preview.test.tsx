// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pressButton, visitorForm } from '../../../../../tests/support/components/registration'
import { eventField } from '../../../../../tests/support/event-form'
import { PreviewForm } from './preview-form'
import { PreviewScreen } from './preview-screen'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the frame', () => {
  const isPressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'

  it.each([
    [true, 'Phone', 'Desktop'],
    [false, 'Desktop', 'Phone'],
  ])('on a narrow screen (%s) begins as %s, and can be the other', (matches, first, other) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    render(<PreviewScreen name="Retreat" src="about:blank" />)
    expect([isPressed(first), isPressed(other)]).toEqual([true, false])
    pressButton(other)
    expect([isPressed(first), isPressed(other)]).toEqual([false, true])
  })
})

describe('the form', () => {
  const fetched = vi.fn()
  const rule = { fieldId: 'name', is: 'given' } as const
  const FIELDS = [
    eventField('name', 0, { label: 'Full name', isRequired: true }),
    eventField('city', 1, { label: 'City', showWhen: { match: 'all', rules: [rule] } }),
    eventField('trip', 2, { label: 'Your trip', fieldType: 'section' }),
    eventField('seat', 3, { label: 'Seat' }),
  ]
  beforeEach(() => {
    fetched.mockReset()
    vi.stubGlobal('fetch', fetched)
  })
  const show = (hasSteps?: true) =>
    render(<PreviewForm form={visitorForm(FIELDS, { hasSteps })} picture={null} strip={null} />)
  const isShown = (label: RegExp) => screen.getByLabelText(label).closest('[hidden]') === null
  const SENT = 'This is a preview: nothing was sent.'

  it('follows conditions, sends nothing and keeps nothing', () => {
    show()
    expect(isShown(/^City/)).toBe(false)
    fireEvent.change(screen.getByLabelText(/^Full name/), { target: { value: 'Ana' } })
    expect(isShown(/^City/)).toBe(true)
    pressButton('Submit Registration')
    expect(screen.getByText(SENT)).toBeTruthy()
    expect(fetched).not.toHaveBeenCalled()
    expect(localStorage.length).toBe(0)
  })

  it('goes through the steps before it says so', () => {
    show(true)
    expect([isShown(/^Full name/), isShown(/^Seat/)]).toEqual([true, false])
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    pressButton('Continue')
    expect([isShown(/^Full name/), isShown(/^Seat/)]).toEqual([false, true])
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(screen.queryByText(SENT)).toBeNull()
    pressButton('Back')
    expect([isShown(/^Full name/), isShown(/^Seat/)]).toEqual([true, false])
    pressButton('Continue')
    pressButton('Submit Registration')
    expect(screen.getByText(SENT)).toBeTruthy()
  })
})
