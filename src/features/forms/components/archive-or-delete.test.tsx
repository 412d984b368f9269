// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Menu, MenuContent, MenuTrigger } from '@/components/ui/dropdown-menu'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { TWO_FIELD_FORM } from '../../../../tests/support/components/builder'
import { renderInPortal } from '../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import type { EventForm } from '../schema'
import {
  ArchiveOrDeleteDialog,
  ArchiveOrDeleteItems,
  useArchiveOrDelete,
} from './archive-or-delete'

afterEach(() => vi.unstubAllGlobals())

const ARCHIVE = `PUT ${paths.api.form(TWO_FIELD_FORM.id)}`
const DELETE = `DELETE ${paths.api.form(TWO_FIELD_FORM.id)}`

function FormMenu({ form, onDeleted }: { form: EventForm; onDeleted: () => void }) {
  const archiveOrDelete = useArchiveOrDelete(form, onDeleted)
  return (
    <>
      <Menu>
        <MenuTrigger>More</MenuTrigger>
        <MenuContent>
          <ArchiveOrDeleteItems {...{ form, archiveOrDelete }} />
        </MenuContent>
      </Menu>
      <ArchiveOrDeleteDialog {...{ form, archiveOrDelete }} returnTo={more} />
    </>
  )
}

const more = () => screen.getByText('More')
const said = () => toastStore.read()[0]?.notice.description
const question = () => screen.queryByRole('alertdialog')
const button = (name: string) => screen.getByRole('button', { name })

async function choose(item: string, replies: StubReplies, over: object = {}) {
  const server = stubServer(replies)
  const onDeleted = vi.fn()
  renderInPortal(<FormMenu form={{ ...TWO_FIELD_FORM, ...over }} onDeleted={onDeleted} />)
  fireEvent.keyDown(more(), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
  if (item === 'Archive' || item === 'Delete') await screen.findByRole('alertdialog')
  return { ...server, onDeleted }
}

it('archives after asking, once however often it is pressed', async () => {
  const { reply, release } = heldReply()
  const { bodies, onDeleted } = await choose('Archive', { [ARCHIVE]: reply })
  expect(bodies(ARCHIVE)).toEqual([])
  fireEvent.click(button('Archive'))
  await waitFor(() => expect(button('Archive').getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(button('Archive'))
  release({ ...TWO_FIELD_FORM, isArchived: true })
  await waitFor(() => expect(question()).toBeNull())
  expect(bodies(ARCHIVE)).toEqual([{ isArchived: true }])
  expect(said()).toBe('Form archived')
  expect(onDeleted).not.toHaveBeenCalled()
})

it('takes a form out of the archive at once', async () => {
  const { bodies } = await choose(
    'Take out of the archive',
    { [ARCHIVE]: TWO_FIELD_FORM },
    { isArchived: true },
  )
  await waitFor(() => expect(said()).toMatch(/^The form is out of the archive/))
  expect(bodies(ARCHIVE)).toEqual([{ isArchived: false }])
})

it('keeps the question and can be pressed again when archiving fails', async () => {
  const { bodies } = await choose('Archive', { [ARCHIVE]: errorResponse(500) })
  for (const count of [1, 2]) {
    fireEvent.click(button('Archive'))
    await waitFor(() => expect(bodies(ARCHIVE)).toHaveLength(count))
    await waitFor(() => expect(button('Archive').hasAttribute('aria-busy')).toBe(false))
  }
  expect(said()).toMatch(/^The form could not be changed/)
  fireEvent.click(button('Cancel'))
  await waitFor(() => expect(document.activeElement).toBe(more()))
  expect(question()).toBeNull()
})

it('leaves the form’s screen once it is deleted', async () => {
  const { onDeleted } = await choose('Delete', { [DELETE]: null })
  expect(question()?.textContent).toContain('gone for good')
  fireEvent.click(button('Delete'))
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1))
  expect(said()).toBe('Form deleted')
})

it('says why a form cannot be deleted, and stays there', async () => {
  const why = 'This form has registrations.'
  const { onDeleted } = await choose('Delete', { [DELETE]: errorResponse(409, why) })
  fireEvent.click(button('Delete'))
  await waitFor(() => expect(question()).toBeNull())
  expect(said()).toBe(why)
  expect(onDeleted).not.toHaveBeenCalled()
})
