// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormField } from '@/features/forms/schema'
import {
  newQueryClient,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../../../tests/support/components/portal'
import {
  sampleFieldsOf,
  sampleSubmission,
} from '../../../../../../tests/support/components/sample-records'
import {
  errorResponse,
  heldReply,
  stubServer,
} from '../../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../../tests/support/components/toasts'
import { submissionKeys } from '../../../keys'
import { CorrectableAnswer } from './correctable-answer'

const SAVE = 'PUT /api/admin/submissions/7/answers'
const HISTORY = ['/api/admin/submissions/7/answers']

beforeEach(forgetToasts)
afterEach(() => void vi.unstubAllGlobals())

const answer = (
  stored: unknown,
  field: FormField | undefined = sampleFieldsOf({ Name: 'text' })[0],
) => (
  <CorrectableAnswer submissionId={7} field={field} stored={stored} corrections={[]}>
    {String(stored)}
  </CorrectableAnswer>
)
const button = (name: string) => screen.getByRole('button', { name })
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const open = () => fireEvent.click(button('Correct Name'))
const type = (value: string) => fireEvent.change(input(), { target: { value } })
function save(text: string) {
  type(text)
  fireEvent.click(button('Save'))
}

it('sends the new answer with the one that was seen, then shows all lists the corrected row', async () => {
  const corrected = sampleSubmission({ data: { Name: 'Ana' } })
  const api = stubServer({ [SAVE]: corrected })
  const queries = newQueryClient()
  queries.setQueryData(submissionKeys.one(7), sampleSubmission({ data: { Name: 'Anna' } }))
  queries.setQueryData(submissionKeys.one(8), sampleSubmission({ id: 8 }))
  queries.setQueryData(HISTORY, [])
  renderInPortal(answer('Anna'), { queries })
  open()
  await waitFor(() => expect(document.activeElement).toBe(input()))
  expect(input().value).toBe('Anna')
  save('Ana')
  await waitFor(() => expect(document.activeElement).toBe(button('Correct Name')))
  expect(api.bodies(SAVE)).toEqual([{ fieldId: 'Name', was: 'Anna', answer: 'Ana' }])
  expect(newestToastTexts()).toEqual([
    'Corrected',
    'Name is corrected. What it was before stays in the history.',
  ])
  expect(queries.getQueryData(submissionKeys.one(7))).toEqual(corrected)
  expect(queries.getQueryData(submissionKeys.one(8))).toMatchObject({ id: 8 })
  expect(queries.getQueryState(HISTORY)?.isInvalidated).toBe(true)
})

it.each([
  ['Anna', '', { was: 'Anna', answer: null }],
  [undefined, 'Ana', { was: null, answer: 'Ana' }],
])('from %j to %j it sends what can be stored', async (stored, typed, sent) => {
  const api = stubServer({ [SAVE]: sampleSubmission() })
  renderInPortal(answer(stored))
  open()
  save(typed)
  await waitFor(() => expect(api.bodies(SAVE)).toEqual([{ fieldId: 'Name', ...sent }]))
})

it.each([
  [
    () => errorResponse(400, 'Not valid', { fields: { Name: 'Name is required' } }),
    'Name is required',
  ],
  [() => errorResponse(409, 'Somebody has changed it.'), 'Somebody has changed it.'],
  [errorResponse(500), 'It was not saved. Please try again.'],
])('keeps what was typed and says why when it fails (%#)', async (reply, sentence) => {
  stubServer({ [SAVE]: reply })
  const queries = newQueryClient()
  queries.setQueryData(HISTORY, [])
  renderInPortal(answer('Anna'), { queries })
  open()
  save('Ana')
  await screen.findByText(sentence)
  expect(input().value).toBe('Ana')
  expect(newestToastTexts()).toEqual([])
  await waitFor(() => expect(queries.getQueryState(HISTORY)?.isInvalidated).toBe(true))
  type('Ana Reyes')
  expect(screen.queryByText(sentence)).toBeNull()
})

it('sends once while it is being saved', async () => {
  const reply = heldReply()
  const api = stubServer({ [SAVE]: reply.reply })
  renderInPortal(answer('Anna'))
  open()
  save('Ana')
  fireEvent.submit(input())
  expect(button('Save').getAttribute('aria-busy')).toBe('true')
  reply.release(sampleSubmission())
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(api.sent).toHaveLength(1)
})

it('says what a colleague has entered meanwhile, and then sends that as seen', async () => {
  const api = stubServer({ [SAVE]: sampleSubmission() })
  const { rerender } = renderInPortal(answer('Anna'))
  open()
  expect(screen.queryByText(/It is now/)).toBeNull()
  rerender(answer('Annie'))
  expect(screen.getByText('It is now: Annie')).toBeDefined()
  save('Ana')
  await waitFor(() => expect(api.bodies(SAVE)).toMatchObject([{ was: 'Annie' }]))
})

it.each(['Escape', 'Cancel'])('%s leaves the answer and gives the focus back', async (way) => {
  const api = stubServer({})
  renderInPortal(answer('Anna'))
  open()
  type('Annax')
  if (way === 'Escape') fireEvent.keyDown(input(), { key: 'Escape' })
  else fireEvent.click(button('Cancel'))
  await waitFor(() => expect(document.activeElement).toBe(button('Correct Name')))
  expect(screen.getByText('Anna')).toBeDefined()
  expect(api.sent).toEqual([])
})

it('is not offered to a role that may not change it, nor for an unknown field', () => {
  stubServer({})
  const { unmount } = renderInPortal(answer('Anna'), {
    user: { ...STAFF_USER_ANA, role: 'store_manager' },
  })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  renderInPortal(
    <CorrectableAnswer submissionId={7} field={undefined} stored="Anna" corrections={[]}>
      Anna
    </CorrectableAnswer>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it('lists what the answer was, who changed it, and from where a merge has taken it', () => {
  const [field] = sampleFieldsOf({ Letter: 'file' })
  const line = { fieldId: 'Letter', authorName: 'Ben', createdAt: '2026-11-20T04:00:00Z' }
  const file = { fileId: 4, name: 'old.pdf', mimeType: 'application/pdf', size: 1 }
  renderInPortal(
    <CorrectableAnswer
      submissionId={7}
      field={field}
      stored={null}
      corrections={[
        { ...line, id: 3, earlier: file, mergedFrom: null },
        { ...line, id: 2, earlier: 'https://drive.google.com/file/d/1/view', mergedFrom: 12 },
        { ...line, id: 1, earlier: null, mergedFrom: null },
      ]}
    >
      none
    </CorrectableAnswer>,
  )
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toMatch(/^Was old\.pdf\. Corrected by Ben, Nov 20, 2026/)
  expect(lines[1]).toMatch(/^Was a file in Google Drive\. Taken from #12 by Ben/)
  expect(lines[2]).toMatch(/^Was no answer\. Corrected/)
  expect(screen.getByRole('link', { name: 'old.pdf' }).getAttribute('href')).toBe(
    '/api/admin/files/4',
  )
})
