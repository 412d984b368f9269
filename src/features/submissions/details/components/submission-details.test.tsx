// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { unsentChanges } from '@/components/portal/unsent'
import { HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import { listedForm, submissionRow } from '../../../../../tests/support/components/submission-rows'
import { SubmissionDetails } from './submission-details'
import type { OpenedSubmission } from './use-open-submission'

afterEach(() => {
  vi.unstubAllGlobals()
  unsentChanges.giveUp()
})

function show(given: Partial<OpenedSubmission> = {}) {
  const on = { previous: vi.fn(), next: vi.fn(), close: vi.fn(), open: vi.fn() }
  const opened = {
    id: 7,
    isOpen: true,
    submission: submissionRow(7),
    error: null,
    position: 2,
    total: 30,
    doesNotFit: () => true,
    show: vi.fn(),
    ...on,
    ...given,
  }
  renderInPortal(<SubmissionDetails opened={opened} formName={() => 'Retreat'} />)
  return on
}

const press = (key: string, held = {}) =>
  fireEvent.keyDown(screen.getByRole('dialog'), { key, code: `Digit${key}`, ...held })
const FORM = { [`GET ${paths.api.form(3)}`]: listedForm(3) }
const STATUS = `PUT ${paths.api.submission(7)}`

it('turns to the neighbours by keys', () => {
  stubServer(FORM)
  const { previous, next } = show()
  const turned = () => [next, previous].map(({ mock }) => mock.calls.length)
  for (const key of ['j', 'ArrowRight']) press(key)
  expect(turned()).toEqual([2, 0])
  for (const key of ['k', 'ArrowLeft']) press(key)
  expect(turned()).toEqual([2, 2])
})

it('sets a status, and goes on with Shift to the row that takes its place', async () => {
  const { bodies } = stubServer(FORM)
  const { next } = show()
  press('2')
  await waitFor(() => expect(bodies(STATUS)).toEqual([{ status: 'reviewed', was: 'new' }]))
  expect(next).not.toHaveBeenCalled()
  press('1', { shiftKey: true })
  expect(next.mock.lastCall).toEqual([false])
  press('3', { shiftKey: true })
  expect(next.mock.lastCall).toEqual([true])
})

it('leaves the keys to what somebody types', () => {
  const { bodies } = stubServer(FORM)
  const { next } = show()
  for (const key of ['2', 'j', 'ArrowRight']) {
    fireEvent.keyDown(screen.getByLabelText('Add a note'), { key })
  }
  expect(next).not.toHaveBeenCalled()
  expect(bodies(STATUS)).toEqual([])
})

it('focuses itself, so that Enter presses nothing by accident', () => {
  stubServer(FORM)
  show()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})

it.each([
  [null, 'Loading...'],
  [new HttpError(404, '', new Headers()), 'is not there any more'],
  [new HttpError(500, '', new Headers()), 'could not be loaded'],
])('without a registration, after %s, says so', (error, words) => {
  stubServer(FORM)
  show({ submission: null, error })
  expect(screen.getByRole('dialog').textContent).toContain(words)
})

it('says where it is not on the page of the list', () => {
  stubServer(FORM)
  show({ position: 0, previous: null, next: null })
  screen.getByText('Not on this page')
  for (const name of ['Previous registration', 'Next registration']) {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
  }
})

it('stays open when the deleting fails, and closes when it is done', async () => {
  const replies: unknown[] = [errorResponse(500), { deleted: 1 }]
  const DELETE = `POST ${paths.api.deleteSubmissions}`
  const { bodies } = stubServer({ ...FORM, [DELETE]: () => replies.shift() })
  const { close } = show()
  const remove = screen.getByRole('button', { name: 'Delete' })
  await userEvent.click(remove)
  await waitFor(() => expect(bodies(DELETE)).toHaveLength(1))
  await waitFor(() => expect(remove.getAttribute('aria-busy')).toBeNull())
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(remove)
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(bodies(DELETE)).toEqual(Array(2).fill({ ids: [7] }))
})
