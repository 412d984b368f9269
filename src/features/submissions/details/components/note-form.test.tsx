// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import {
  newQueryClient,
  renderHookInPortal,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../tests/support/components/toasts'
import { NoteForm } from './note-form'
import { SubmissionNotes } from './submission-notes'
import { noteDrafts, useUnsentNotes } from './use-unsent-notes'

const NOTES = paths.api.submissionNotes(7)
const note = (text: string) => ({
  id: 1,
  authorName: 'Ana',
  text,
  createdAt: '2026-03-01T00:00:00Z',
})

beforeEach(forgetToasts)
afterEach(() => {
  vi.unstubAllGlobals()
  for (const id of noteDrafts.all(STAFF_USER_ANA.id))
    noteDrafts.keep(STAFF_USER_ANA.id, id, undefined)
})

const field = () => screen.getByLabelText('Add a note') as HTMLTextAreaElement
const send = () => userEvent.click(screen.getByRole('button', { name: 'Add note' }))

it('keeps what was typed when it cannot be sent, also as a draft', async () => {
  stubServer({ [`POST ${NOTES}`]: errorResponse(503, 'The database is being moved.') })
  renderInPortal(<NoteForm id={7} />)
  await userEvent.type(field(), 'Called')
  await send()
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', 'The database is being moved.']))
  expect(field().value).toBe('Called')
  expect(noteDrafts.of(STAFF_USER_ANA.id, 7)).toBe('Called')
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
})

it('is sent once by Ctrl+Enter, and not by Enter alone', async () => {
  const reply = heldReply()
  const { bodies } = stubServer({
    [`GET ${NOTES}`]: [note('Old')],
    [`POST ${NOTES}`]: reply.reply,
  })
  const queries = newQueryClient()
  renderInPortal(<SubmissionNotes id={7} />, { queries })
  await screen.findByText('Old')
  await userEvent.type(field(), '  Called  ')
  fireEvent.keyDown(field(), { key: 'Enter' })
  await userEvent.type(field(), ' her ')
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'))
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  reply.release({ ...note('Called'), id: 2 })
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.getByLabelText('Notes').textContent).toMatch(/Old.*Called/)
  expect(bodies(`POST ${NOTES}`)).toEqual([{ text: 'Called   her' }])
  expect(field().value).toBe('')
  expect(noteDrafts.all(STAFF_USER_ANA.id)).toEqual([])
})

it('says what is missing, at its field, until something is written', async () => {
  const { bodies } = stubServer({})
  renderInPortal(<NoteForm id={7} />)
  await userEvent.type(field(), '   ')
  await send()
  screen.getByText('Please write something first')
  expect(document.activeElement).toBe(field())
  await userEvent.type(field(), 'x')
  expect(screen.queryByText('Please write something first')).toBeNull()
  expect(bodies(`POST ${NOTES}`)).toEqual([])
})

it('offers to load the notes again when they could not be loaded', async () => {
  const replies: unknown[] = [errorResponse(500), []]
  stubServer({ [`GET ${NOTES}`]: () => replies.shift() })
  renderInPortal(<SubmissionNotes id={7} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('No notes yet')
})

function leave(id: number) {
  const [open, close] = [vi.fn(), vi.fn()]
  const { result } = renderHookInPortal(() => useUnsentNotes({ id, isOpen: true, open, close }))
  return { open, close, notes: () => result.current }
}

it('closes at once where no note is unsent', async () => {
  noteDrafts.keep(STAFF_USER_ANA.id + 1, 7, 'of a colleague at the same computer')
  const { close, notes } = leave(7)
  notes().ask()
  expect(close).toHaveBeenCalledTimes(1)
  noteDrafts.keep(STAFF_USER_ANA.id + 1, 7, undefined)
})

it.each([
  [7, []],
  [9, [[8]]],
])('asks about unsent notes, and from #%i goes on writing at %j', async (id, opened) => {
  for (const about of [7, 8]) noteDrafts.keep(STAFF_USER_ANA.id, about, 'Half a')
  const { open, close, notes } = leave(id)
  notes().ask()
  expect(close).not.toHaveBeenCalled()
  await waitFor(() => expect(notes().asked).toEqual([7, 8]))
  notes().stay()
  await waitFor(() => expect(notes().asked).toEqual([]))
  expect(open.mock.calls).toEqual(opened)
  notes().ask()
  await waitFor(() => expect(notes().asked).toEqual([7, 8]))
  notes().close()
  await waitFor(() => expect(notes().asked).toEqual([]))
  expect(close).toHaveBeenCalledTimes(1)
})
