// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { TWO_FIELD_FORM } from '../../../../../../tests/support/components/builder'
import { renderInPortal } from '../../../../../../tests/support/components/portal'
import {
  errorResponse,
  type StubReplies,
  stubServer,
} from '../../../../../../tests/support/components/server-stub'
import { eventField } from '../../../../../../tests/support/event-form'
import { contentOfForm, type FormVersion } from '../../content'
import { VersionsDialog } from './versions-dialog'

afterEach(() => vi.unstubAllGlobals())

const { id } = TWO_FIELD_FORM
const READ = `GET ${paths.api.formVersions(id)}`
const RESTORE = `POST ${paths.api.restoreVersion(id, 1)}`

const version = (revision: number, fields: number, savedBy: string | null): FormVersion => ({
  ...contentOfForm(TWO_FIELD_FORM),
  fields: Array.from({ length: fields }, (_, at) => eventField(`f${at}`, at)),
  revision,
  savedBy,
  savedAt: '2026-11-22T00:00:00.000Z',
})
const VERSIONS = [version(5, 6, 'Ben'), version(3, 1, 'Ben'), version(1, 0, null)]

function open(replies: StubReplies = {}, over: object = {}) {
  const server = stubServer({ [READ]: VERSIONS, ...replies })
  const told = { onClose: vi.fn(), onRestored: vi.fn() }
  renderInPortal(
    <VersionsDialog form={TWO_FIELD_FORM} canEdit isUnsaved={false} {...told} {...over} />,
  )
  return { ...server, ...told }
}

const entries = async () => (await screen.findAllByRole('group')).map((one) => one.closest('li'))
const restores = () => screen.queryAllByRole<HTMLButtonElement>('button', { name: 'Bring back' })
const said = () => toastStore.read()[0]?.notice.description

it('says of each version what changed, three changes and how many more', async () => {
  open()
  const [newest, older, first] = (await entries()).map((one) => one?.textContent)
  expect(newest).toContain('as it is now')
  expect(newest).toContain('“Label f3” is new. And 2 more.')
  expect(older).toContain('“Label f0” is new.')
  expect(older).not.toContain('more.')
  expect(first).toContain('Not known by whom')
  expect(first).toContain('Saved without a change.')
})

it('brings back the version of that line, if nothing was saved since the list was read', async () => {
  const restored = { ...TWO_FIELD_FORM, revision: 6 }
  const { bodies, onClose, onRestored } = open({ [RESTORE]: restored })
  const [newest, , first] = await entries()
  expect(within(newest as HTMLElement).queryByRole('button')).toBeNull()
  fireEvent.click(within(first as HTMLElement).getByText('Bring back'))
  await waitFor(() => expect(onRestored.mock.calls).toEqual([[restored]]))
  expect(bodies(RESTORE)).toEqual([{ revision: 5 }])
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays open and says why when a version cannot be brought back', async () => {
  const why = 'Someone else saved this form.'
  const { onClose, onRestored } = open({ [RESTORE]: errorResponse(409, why) })
  await entries()
  fireEvent.click(restores()[1] as HTMLElement)
  await waitFor(() => expect(said()).toBe(why))
  expect(onClose).not.toHaveBeenCalled()
  expect(onRestored).not.toHaveBeenCalled()
  await waitFor(() => expect(restores().some((one) => one.hasAttribute('aria-busy'))).toBe(false))
})

it('brings nothing back over unsaved work', async () => {
  open({}, { isUnsaved: true })
  await entries()
  expect(restores().map(({ disabled }) => disabled)).toEqual([true, true])
  expect(screen.getByText(/^Save or keep your changes first/)).toBeDefined()
})

it('brings nothing back for whoever may only look', async () => {
  open({}, { canEdit: false })
  await entries()
  expect(restores()).toEqual([])
})

it.each([
  ['are none', [], /^None yet/],
  ['could not be loaded', errorResponse(500), 'The versions could not be loaded'],
])('says so when there %s', async (_what, reply, words) => {
  open({ [READ]: reply })
  expect(await screen.findByText(words)).toBeDefined()
})
