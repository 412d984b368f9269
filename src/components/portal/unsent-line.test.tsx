// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsentChanges } from './unsent'
import { UnsentChangesLine } from './unsent-line'

beforeEach(unsentChanges.giveUp)
afterEach(unsentChanges.giveUp)

function lose() {
  const sends = [vi.fn(), vi.fn()]
  render(<UnsentChangesLine />)
  expect(screen.queryByRole('status')).toBeNull()
  act(() => {
    for (const [at, send] of sends.entries()) unsentChanges.add(`status ${at}`, send)
  })
  expect(screen.getByRole('status').textContent).toContain('2 changes did not arrive.')
  return () => sends.map((send) => send.mock.calls.length)
}

it.each([
  ['Send again', 1],
  ['Discard', 0],
])('“%s” sends each change %i times, and the line goes', (name, times) => {
  const sent = lose()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(sent()).toEqual([times, times])
  expect(screen.queryByRole('status')).toBeNull()
})
