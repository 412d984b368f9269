// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { TWO_FIELD_FORM } from '../../../../../../tests/support/components/builder'
import { newQueryClient, renderInPortal } from '../../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../../tests/support/components/server-stub'
import { contentOfForm, type FormDraft } from '../../content'
import { DraftDialog } from './draft-dialog'

afterEach(() => vi.unstubAllGlobals())

const { id } = TWO_FIELD_FORM
const READ = `GET ${paths.api.form(id)}`
const PUBLISH = `POST ${paths.api.publishDraft(id)}`
const DISCARD = `POST ${paths.api.discardDraft(id)}`
const DRAFT: FormDraft = {
  ...contentOfForm(TWO_FIELD_FORM),
  fields: TWO_FIELD_FORM.fields.slice(0, 1),
  version: 'v1',
  baseRevision: 3,
  isOutdated: false,
  savedBy: 'Ben',
  savedAt: '2026-11-22T00:00:00.000Z',
}

function open(replies: StubReplies, over: object = {}) {
  const server = stubServer({
    [READ]: TWO_FIELD_FORM,
    [`GET ${paths.api.formAnswerCounts(id)}`]: {},
    [`GET ${paths.api.formDraft(id)}`]: DRAFT,
    ...replies,
  })
  const told = { onClose: vi.fn(), onPublished: vi.fn(), onDiscarded: vi.fn() }
  const queries = newQueryClient()
  queries.setQueryData([paths.api.form(id)], { ...TWO_FIELD_FORM, revision: 2 })
  renderInPortal(
    <DraftDialog formId={id} draft={DRAFT} canEdit isBehind={false} {...told} {...over} />,
    { queries },
  )
  return { ...server, ...told }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const said = () => toastStore.read()[0]?.notice.description
const changes = () => screen.findByText('“Label b” goes.')

it('publishes nothing before the form of this moment has been compared', async () => {
  const { reply, release } = heldReply()
  const saved = { ...TWO_FIELD_FORM, fields: DRAFT.fields, revision: 9 }
  const { bodies, onClose, onPublished } = open({ [READ]: reply, [PUBLISH]: saved })
  expect(button('Publish draft').disabled).toBe(true)
  expect(screen.queryByText('“Label b” goes.')).toBeNull()
  release({ ...TWO_FIELD_FORM, revision: 8 })
  await changes()
  fireEvent.click(button('Publish draft'))
  await waitFor(() => expect(onPublished.mock.calls).toEqual([[saved]]))
  expect(bodies(PUBLISH)).toEqual([{ draft: 'v1', revision: 8 }])
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays open and says why when the draft cannot be published', async () => {
  const why = 'The draft was changed meanwhile.'
  const { onClose, onPublished } = open({ [PUBLISH]: errorResponse(409, why) })
  await changes()
  fireEvent.click(button('Publish draft'))
  await waitFor(() => expect(said()).toBe(why))
  expect(onClose).not.toHaveBeenCalled()
  expect(onPublished).not.toHaveBeenCalled()
  await waitFor(() => expect(button('Publish draft').hasAttribute('aria-busy')).toBe(false))
})

it('discards the draft that it shows, after asking', async () => {
  const { bodies, onClose, onDiscarded } = open({ [DISCARD]: null })
  await changes()
  fireEvent.click(button('Discard draft'))
  expect(bodies(DISCARD)).toEqual([])
  expect(screen.getByRole('alertdialog', { name: 'Discard the draft?' })).toBeDefined()
  fireEvent.click(button('Discard draft'))
  await waitFor(() => expect(onDiscarded).toHaveBeenCalledTimes(1))
  expect(bodies(DISCARD)).toEqual([{ draft: 'v1' }])
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('tells nobody that a draft is gone that could not be discarded', async () => {
  const { onClose, onDiscarded } = open({ [DISCARD]: errorResponse(500) })
  await changes()
  fireEvent.click(button('Discard draft'))
  fireEvent.click(button('Discard draft'))
  await waitFor(() => expect(said()).toMatch(/^The draft could not be changed/))
  expect(onClose).not.toHaveBeenCalled()
  expect(onDiscarded).not.toHaveBeenCalled()
})

it('warns of a save that came after the draft was begun', async () => {
  open({}, { draft: { ...DRAFT, isOutdated: true } })
  await changes()
  expect(screen.getByText(/^The form was saved after this draft was begun/)).toBeDefined()
  expect(button('Publish anyway').disabled).toBe(false)
})

it('says that nothing would change, and offers nothing to whoever may only look', async () => {
  open({}, { draft: { ...DRAFT, fields: TWO_FIELD_FORM.fields }, canEdit: false })
  expect(await screen.findByText(/^Nothing: it is what visitors see/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /draft/ })).toBeNull()
})
