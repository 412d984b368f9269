// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsentChanges } from '@/components/portal/unsent'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import { submissionRow } from '../../../../../tests/support/components/submission-rows'
import {
  forgetToasts,
  newestToastTexts,
  pressToastAction,
} from '../../../../../tests/support/components/toasts'
import { StatusMenu } from './status-menu'

beforeEach(forgetToasts)
afterEach(() => {
  vi.unstubAllGlobals()
  unsentChanges.giveUp()
})

const ONE = `PUT ${paths.api.submission(7)}`
const show = () => renderInPortal(<StatusMenu submission={submissionRow(7)} />)
const button = () => screen.getByRole('button', { name: /^Status of registration 7: New/ })
const choose = async (name: string) => {
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('menuitemradio', { name }))
}

it('opens by the first press, and by a key at its first status', async () => {
  show()
  button().focus()
  await userEvent.keyboard('{Enter}')
  const first = await screen.findByRole('menuitemradio', { name: 'New' })
  expect(first.getAttribute('aria-checked')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(first))
})

it('sends nothing for the status that it has', async () => {
  const { bodies } = stubServer({})
  show()
  await choose('New')
  expect(bodies(ONE)).toEqual([])
})

it('can be undone after it was set', async () => {
  const restored = `POST ${paths.api.restoreStatuses}`
  const { bodies } = stubServer({ [ONE]: submissionRow(7), [restored]: { restored: 1 } })
  show()
  await choose('Contacted')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Success', 'Submission status updated']))
  pressToastAction()
  await waitFor(() =>
    expect(bodies(restored)).toEqual([{ status: 'contacted', earlier: { new: [7] } }]),
  )
})

it.each([
  [409, ['Not updated', 'A colleague was first.'], 0],
  [503, ['Error', 'Failed to update submission status'], 1],
])('after %i says %j, and keeps %i to be sent again', async (status, said, kept) => {
  stubServer({ [ONE]: () => errorResponse(status, 'A colleague was first.') })
  show()
  await choose('Contacted')
  await waitFor(() => expect(newestToastTexts()).toEqual(said))
  expect(unsentChanges.read()).toHaveLength(kept)
})
