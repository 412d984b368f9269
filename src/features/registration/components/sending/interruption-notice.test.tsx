// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { InterruptionReason } from '../../registration-state'
import { InterruptionNotice } from './interruption-notice'

afterEach(() => vi.restoreAllMocks())

const onLine = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
const show = (cut: InterruptionReason) =>
  render(
    <>
      <input aria-label="Full name" />
      <InterruptionNotice cut={cut} onRetry={() => {}} />
    </>,
  )
const retry = () => screen.getByRole('button', { name: 'Try again' })
const said = () => screen.getByRole('alert').textContent

it('follows the connection, and offers to try again when it is back', () => {
  onLine(false)
  show('offline')
  expect(said()).toMatch(/^No connection\./)
  expect(document.activeElement).not.toBe(retry())
  onLine(true)
  expect(said()).toMatch(/^You are connected again\./)
  expect(document.activeElement).toBe(retry())
  onLine(false)
  expect(said()).toMatch(/^No connection\./)
})

it('leaves the cursor to whoever is typing', () => {
  onLine(false)
  show('offline')
  screen.getByLabelText('Full name').focus()
  onLine(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
})

it.each<[InterruptionReason, RegExp]>([
  ['broken', /^The connection was lost/],
  ['unsure', /^We don’t know yet/],
])('says of %s nothing else when the connection is there', (cut, sentence) => {
  onLine(true)
  show(cut)
  expect(said()).toMatch(sentence)
  expect(document.activeElement).not.toBe(retry())
})
