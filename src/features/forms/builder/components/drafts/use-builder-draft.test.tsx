// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import {
  findButtons,
  firstButton,
  ignoreStyles,
  openBuilder,
  TWO_FIELD_FORM,
} from '../../../../../../tests/support/components/builder'
import { errorResponse, heldReply } from '../../../../../../tests/support/components/server-stub'
import { contentOfForm, type FormDraft } from '../../content'

ignoreStyles()
afterEach(() => vi.unstubAllGlobals())

const { id } = TWO_FIELD_FORM
const READ = `GET ${paths.api.formDraft(id)}`
const KEEP = `PUT ${paths.api.formDraft(id)}`
const SAVE = `POST ${paths.api.formFields(id)}`
const PUBLISH = `POST ${paths.api.publishDraft(id)}`
const BENS: FormDraft = {
  ...contentOfForm(TWO_FIELD_FORM),
  fields: TWO_FIELD_FORM.fields.map((field) => ({ ...field, label: `Ben’s ${field.id}` })),
  version: 'v1',
  baseRevision: 2,
  isOutdated: true,
  savedBy: 'Ben',
  savedAt: '2026-11-22T00:00:00.000Z',
}
const MINE = { ...BENS, fields: TWO_FIELD_FORM.fields, version: 'v2' }

const said = () => toastStore.read()[0]?.notice.description
const notice = () => screen.findByRole('region', { name: 'Draft' })
const openMenu = (at: 0 | 1) =>
  fireEvent.keyDown(findButtons(/^More for/)[at] as HTMLElement, { key: 'Enter' })
const addField = () => {
  fireEvent.click(firstButton('Text'))
  fireEvent.change(screen.getByRole('textbox', { name: /^Label/ }), { target: { value: 'Mine' } })
}

it('asks before a draft that is not on the screen is replaced', async () => {
  const { bodies } = openBuilder({ [READ]: BENS, [KEEP]: MINE })
  await notice()
  addField()
  fireEvent.click(firstButton('Keep as draft'))
  await screen.findByRole('alertdialog', { name: 'Replace the draft?' })
  expect(bodies(KEEP)).toEqual([])
  fireEvent.click(firstButton('Replace draft'))
  await waitFor(() => expect(bodies(KEEP)).toMatchObject([{ draft: 'v1', revision: 3 }]))
  await screen.findByRole('dialog', { name: 'What the draft would change' })
})

it('opens a draft at once, or asks when that would lose unsaved work', async () => {
  openBuilder({ [READ]: BENS })
  await notice()
  addField()
  fireEvent.click(firstButton('Open draft'))
  await screen.findByRole('alertdialog', { name: 'Open the draft?' })
  fireEvent.click(firstButton('Cancel'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(firstButton('Edit Mine')).toBeDefined()
  fireEvent.click(firstButton('Undo'))
  fireEvent.click(firstButton('Undo'))
  fireEvent.click(firstButton('Open draft'))
  expect(firstButton('Edit Ben’s a')).toBeDefined()
  expect(findButtons('Open draft')).toEqual([])
  expect(screen.getAllByText('Kept as draft')).not.toEqual([])
})

it('a save of an opened draft names it, and the revision at which it was begun', async () => {
  const { bodies } = openBuilder({ [READ]: BENS, [SAVE]: { ...TWO_FIELD_FORM, revision: 4 } })
  await notice()
  fireEvent.click(firstButton('Open draft'))
  fireEvent.click(firstButton('Save Form'))
  await waitFor(() => expect(bodies(SAVE)).toMatchObject([{ draft: 'v1', revision: 2 }]))
  await waitFor(() => expect(bodies(READ)).toHaveLength(2))
})

it('is sent once, and a first draft says that none was seen', async () => {
  const { reply, release } = heldReply()
  const { bodies } = openBuilder({ [KEEP]: reply })
  addField()
  fireEvent.click(firstButton('Keep as draft'))
  await waitFor(() => expect(firstButton('Keep as draft').getAttribute('aria-busy')).toBe('true'))
  openMenu(1)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Keep as draft' }))
  release(MINE)
  await waitFor(() => expect(screen.getAllByText('Kept as draft')).not.toEqual([]))
  expect(bodies(KEEP)).toMatchObject([{ draft: null }])
})

it('what is refused stays unsaved, says why, and shows whose draft is there now', async () => {
  const error = 'A form with this slug already exists'
  const { bodies } = openBuilder({ [KEEP]: errorResponse(409, error, { fields: { slug: error } }) })
  addField()
  await waitFor(() => expect(bodies(READ)).toHaveLength(1))
  fireEvent.click(firstButton('Keep as draft'))
  await waitFor(() => expect(said()).toBe(error))
  await waitFor(() => expect(document.activeElement?.id).toBe('details-slug'))
  await waitFor(() => expect(bodies(READ)).toHaveLength(2))
  expect(screen.getAllByText('Unsaved changes')).not.toEqual([])
  expect(firstButton('Keep as draft').hasAttribute('aria-busy')).toBe(false)
})

it('unsaved work stays on the screen when a colleague’s draft is published', async () => {
  const { bodies } = openBuilder({
    [READ]: BENS,
    [PUBLISH]: { ...TWO_FIELD_FORM, ...BENS, revision: 4 },
  })
  await notice()
  addField()
  fireEvent.click(firstButton('What would change'))
  await waitFor(() => expect(firstButton('Publish anyway').disabled).toBe(false))
  fireEvent.click(firstButton('Publish anyway'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies(PUBLISH)).toEqual([{ draft: 'v1', revision: 3 }])
  expect(firstButton('Edit Mine')).toBeDefined()
})

it('what was kept is unsaved again when the draft is discarded', async () => {
  openBuilder({ [READ]: BENS, [`POST ${paths.api.discardDraft(id)}`]: null })
  await notice()
  fireEvent.click(firstButton('Open draft'))
  expect(screen.queryByText('Unsaved changes')).toBeNull()
  fireEvent.click(firstButton('What would change'))
  await screen.findByRole('dialog')
  fireEvent.click(firstButton('Discard draft'))
  fireEvent.click(firstButton('Discard draft'))
  await waitFor(() => expect(screen.getAllByText('Unsaved changes')).not.toEqual([]))
})

it('on narrow screens a draft is kept and compared from the menu', async () => {
  const { bodies } = openBuilder({ [READ]: MINE, [KEEP]: { ...MINE, version: 'v3' } })
  await notice()
  fireEvent.click(firstButton('Open draft'))
  addField()
  openMenu(1)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Keep as draft' }))
  await waitFor(() => expect(bodies(KEEP)).toMatchObject([{ draft: 'v2', revision: 2 }]))
  await screen.findByRole('dialog', { name: 'What the draft would change' })
  fireEvent.click(firstButton('Close'))
  openMenu(0)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'What would change' }))
  await screen.findByRole('dialog', { name: 'What the draft would change' })
})
