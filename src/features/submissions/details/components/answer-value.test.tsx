// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FieldType } from '@/features/forms/field-types'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../tests/support/components/toasts'
import { AnswerValue } from './answer-value'
import { SubmissionAnswers } from './submission-answers'

beforeEach(forgetToasts)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const text = (words: string, fieldType: FieldType | null) =>
  renderInPortal(
    <AnswerValue submissionId={7} fieldType={fieldType} view={{ kind: 'text', text: words }} />,
  )
const address = () => screen.queryByRole('link')?.getAttribute('href') ?? null

it.each<[string, FieldType | null, string | null]>([
  [' ana@example.org ', 'email', 'mailto:ana%40example.org'],
  [
    'ana@example.org?bcc=all@example.org',
    'email',
    'mailto:ana%40example.org%3Fbcc%3Dall%40example.org',
  ],
  ['+63 (917) 555-0100', 'phone', 'tel:+639175550100'],
  ['ana@example.org', 'text', null],
  ['ana@example.org', null, null],
])('%s as %s leads to %s', (words, fieldType, href) => {
  text(words, fieldType)
  expect(address()).toBe(href)
})

const DELIVERY = paths.api.submissionDelivery(7)
const waiting = { fileId: 5, reason: null, triedAt: null, scan: null }

function file(change: object | null, mimeType = 'image/png') {
  const files = change ? [{ ...waiting, ...change }] : [{ ...waiting, fileId: 6 }]
  const replies = stubServer({
    [`GET ${DELIVERY}`]: { receipt: null, files },
    [`POST ${paths.api.fileRetry(5)}`]: errorResponse(503, 'Google Drive cannot be reached.'),
  })
  const answer = { fileId: 5, name: 'letter.png', size: 2048, mimeType }
  renderInPortal(
    <AnswerValue
      submissionId={7}
      fieldType="file"
      view={{ kind: 'file', file: answer as never, note: '' }}
    />,
  )
  return replies
}

it.each([
  ['image/png', true],
  ['application/pdf', false],
  ['image/heic', false],
])('shows a preview of %s: %s, and none that cannot be loaded', (mimeType, isShown) => {
  file(null, mimeType)
  const image = screen.queryByRole('img')
  expect(image !== null).toBe(isShown)
  if (!image) return
  expect(image.getAttribute('src')).toBe(paths.api.filePreview(5))
  fireEvent.error(image)
  expect(image.hidden).toBe(true)
})

it.each<[object, string, string | null]>([
  [{}, 'On its way to Google Drive', 'Send now'],
  [{ reason: 'The drive is full.' }, 'Not in Google Drive yet', 'Try again'],
  [{ scan: 'waiting' }, 'Waiting for the virus scanner', null],
  [{ scan: 'infected', reason: 'Eicar' }, 'Infected: deleted', null],
])('a file with %j reads "%s" and offers %s', async (change, words, offer) => {
  file(change)
  await screen.findByText(words)
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(offer)
})

it('says why the file could not be sent again, and may be tried once more', async () => {
  const { bodies } = file({ reason: 'The drive is full.' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  await waitFor(() =>
    expect(newestToastTexts()).toEqual(['Error', 'Google Drive cannot be reached.']),
  )
  expect(again.getAttribute('aria-busy')).toBeNull()
  expect(bodies(`POST ${paths.api.fileRetry(5)}`)).toHaveLength(1)
})

it('says nothing about the way of another file', async () => {
  const { bodies } = file(null)
  await waitFor(() => expect(bodies(`GET ${DELIVERY}`)).toHaveLength(1))
  expect(screen.queryByText(/Google Drive/)).toBeNull()
})

it('says that answers cannot be read, and shows none under wrong labels while the form loads', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stubServer({})
  const { rerender } = renderInPortal(
    <SubmissionAnswers id={7} formId={3} data={{ name: 'Ana' }} />,
  )
  screen.getByText('Loading...')
  expect(screen.queryByText('Ana')).toBeNull()
  rerender(<SubmissionAnswers id={7} formId={3} data={null} />)
  screen.getByText(/cannot be read/)
})
