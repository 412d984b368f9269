// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsentChanges } from '@/components/portal/unsent'
import type { Role } from '@/lib/access'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../../tests/support/components/portal'
import { newRouter, withRouter } from '../../../../../../tests/support/components/router'
import { errorResponse, stubServer } from '../../../../../../tests/support/components/server-stub'
import {
  forgetToasts,
  newestToastTexts,
  pressToastAction,
} from '../../../../../../tests/support/components/toasts'
import { MAX_SUBMISSION_IDS } from '../../../constants'
import { NO_FILTERS } from '../../../filters'
import { SelectionBar } from './selection-bar'
import type { ListSelection } from './use-list-selection'

beforeEach(forgetToasts)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  unsentChanges.giveUp()
})

function show(change: Partial<ListSelection>, role: Role = 'super_admin') {
  const router = newRouter()
  const finish = vi.fn()
  const selection = {
    count: 2,
    total: 30,
    canBeEverything: true,
    filters: { ...NO_FILTERS, formId: 3, status: 'new', page: 4 },
    isEverything: false,
    chosen: [
      { id: 9, status: 'new' },
      { id: 8, status: 'new' },
    ],
    isPage: true,
    finish,
    ...change,
  } as ListSelection
  renderInPortal(withRouter(<SelectionBar selection={selection} />, router), {
    user: { ...STAFF_USER_ANA, role },
  })
  return { push: router.push, finish }
}

const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const RESTORE = `POST ${paths.api.restoreAssignees}`
const ALL = /^Select all 30 that match/

it.each<[string, Partial<ListSelection>, boolean]>([
  ['after the whole page', {}, true],
  ['not after a part of it', { isPage: false }, false],
  ['not when these are all', { count: 30 }, false],
  ['not when they are too many', { canBeEverything: false }, false],
])('offers everything that matches %s', (_case, change, isOffered) => {
  show(change)
  expect(button(ALL) !== null).toBe(isOffered)
})

it.each<[string, Partial<ListSelection>, string]>([
  ['those chosen', {}, '/admin/mailings/new?form=3&ids=9,8'],
  ['all that match', { isEverything: true }, '/admin/mailings/new?form=3&status=new'],
])('writes to %s', async (_case, change, address) => {
  const { push } = show(change)
  await press('Write')
  expect(push.mock.calls).toEqual([[address]])
})

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, status: 'new' as const }))

it.each<[string, Partial<ListSelection>, boolean]>([
  ['as many as an address takes', { chosen: rows(MAX_SUBMISSION_IDS) }, true],
  ['more than an address takes', { chosen: rows(MAX_SUBMISSION_IDS + 1) }, false],
  ['those of several forms', { filters: NO_FILTERS }, false],
])('offers to write to %s: see', (_case, change, isOffered) => {
  show(change)
  expect(button('Write') !== null).toBe(isOffered)
})

it('offers no deleting and no mark where the reader may not have seen every row', () => {
  show({ isEverything: true })
  expect(button('Delete')).toBeNull()
  expect(button('Mark as test')).toBeNull()
})

it('offers neither writing nor deleting to a role that may not', () => {
  show({}, 'store_manager')
  expect(button('Write')).toBeNull()
  expect(button('Delete')).toBeNull()
})

it.each<[string, boolean, boolean]>([
  ['Mark as test', false, true],
  ['Not tests', true, false],
])('%s', async (label, tests, isTest) => {
  const { bodies } = stubServer({ [`PUT ${paths.api.testMarks}`]: { changed: 2 } })
  const { finish } = show({ filters: { ...NO_FILTERS, tests } })
  await press(label)
  await waitFor(() => expect(finish.mock.calls).toEqual([[true]]))
  expect(bodies(`PUT ${paths.api.testMarks}`)).toEqual([{ ids: [9, 8], isTest }])
})

it('stays when the deleting fails, and ends when it is done', async () => {
  const replies: unknown[] = [errorResponse(500), { deleted: 2 }]
  const { bodies } = stubServer({
    [`POST ${paths.api.deleteSubmissions}`]: () => replies.shift(),
  })
  const { finish } = show({})
  await press('Delete')
  await waitFor(() => expect(newestToastTexts()[0]).toBe('Error'))
  expect(finish).not.toHaveBeenCalled()
  await press('Delete')
  await waitFor(() => expect(finish.mock.calls).toEqual([[true]]))
  expect(bodies(`POST ${paths.api.deleteSubmissions}`)).toEqual(Array(2).fill({ ids: [9, 8] }))
})

it('assigns to oneself first, to colleagues who may look after them, or to nobody', async () => {
  const staff = [
    { id: 5, name: 'Ben', role: 'admin', status: 'active' },
    { id: 6, name: 'Shop', role: 'store_manager', status: 'active' },
    { id: 7, name: 'Gone', role: 'admin', status: 'disabled' },
    { ...STAFF_USER_ANA, status: 'active' },
  ]
  const { bodies } = stubServer({
    [`GET ${paths.api.users}`]: staff,
    [`PUT ${paths.api.assignees}`]: { changed: 1, earlier: [{ assigneeId: 5, ids: [9] }] },
  })
  const { finish } = show({ filters: { ...NO_FILTERS, assignee: 'me' } })
  await press('Assign')
  await screen.findByRole('menuitem', { name: 'Ben' })
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(names).toEqual(['Me (Ana Reyes)', 'Ben', 'Nobody'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Nobody' }))
  await waitFor(() => expect(finish.mock.calls).toEqual([[true]]))
  expect(bodies(`PUT ${paths.api.assignees}`)).toEqual([{ ids: [9, 8], assigneeId: null }])
  expect(newestToastTexts()).toEqual(['Success', '1 registration assigned to nobody'])
  pressToastAction()
  const earlier = [{ assigneeId: 5, ids: [9] }]
  await waitFor(() => expect(bodies(RESTORE)).toEqual([{ assigneeId: null, earlier }]))
})

it('assigns all that match by the filters and the number that the reader saw', async () => {
  const path = `PUT ${paths.api.matchingAssignee}`
  const { bodies } = stubServer({
    [`GET ${paths.api.users}`]: [{ ...STAFF_USER_ANA, status: 'active' }],
    [path]: { changed: 30, earlier: [] },
  })
  const { finish } = show({ isEverything: true, count: 30 })
  await press('Assign')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Me (Ana Reyes)' }))
  await waitFor(() => expect(finish.mock.calls).toEqual([[false]]))
  const filters = { formId: 3, status: 'new' }
  expect(bodies(path)).toEqual([{ filters, count: 30, assigneeId: STAFF_USER_ANA.id }])
})

it('stays when the assigning fails', async () => {
  stubServer({
    [`GET ${paths.api.users}`]: [{ ...STAFF_USER_ANA, status: 'active' }],
    [`PUT ${paths.api.assignees}`]: errorResponse(500),
  })
  const { finish } = show({})
  await press('Assign')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nobody' }))
  await waitFor(() => expect(unsentChanges.read()).toHaveLength(1))
  expect(finish).not.toHaveBeenCalled()
})

it('says when the staff could not be loaded', async () => {
  stubServer({ [`GET ${paths.api.users}`]: errorResponse(500) })
  show({})
  await press('Assign')
  await screen.findByText('The staff could not be loaded')
})
