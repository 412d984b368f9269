// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  newQueryClient,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../../../tests/support/components/portal'
import {
  sampleFieldsOf,
  sampleListedForm,
  sampleSubmission,
} from '../../../../../../tests/support/components/sample-records'
import {
  errorResponse,
  type StubReplies,
  stubServer,
} from '../../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../../tests/support/components/toasts'
import { recentChanges } from '../../../undo/recent-changes'
import type { DuplicatesAndMerged } from '../../merging'
import { PossibleDuplicates } from './possible-duplicates'

const CAMP = sampleListedForm(sampleFieldsOf({ Name: 'text' }))
const RETREAT = sampleListedForm(sampleFieldsOf({ Name: 'text' }), { id: 4, name: 'Retreat' })
const SHOWN = sampleSubmission({ data: { Name: 'Ana' } })
const same = { ...sampleSubmission({ id: 9, data: { Name: 'Ana' } }), by: ['email' as const] }
const elsewhere = {
  ...sampleSubmission({ id: 10, formId: 4, data: { Name: 'Ana' } }),
  by: ['phone' as const, 'name' as const],
}
const MERGED = {
  id: 11,
  reference: 'AAAA-BBBB',
  mergedAt: '2026-11-20T04:00:00.000Z',
  mergedBy: null,
}
const UNMERGE = 'POST /api/admin/submissions/7/unmerge'

const onOpen = vi.fn()
beforeEach(forgetToasts)
afterEach(() => {
  onOpen.mockReset()
  vi.unstubAllGlobals()
  for (const { id } of recentChanges.of(STAFF_USER_ANA.id))
    recentChanges.remove(STAFF_USER_ANA.id, id)
  sessionStorage.clear()
})

async function renderHint(
  alike: DuplicatesAndMerged,
  user = STAFF_USER_ANA,
  replies: StubReplies = {},
) {
  const api = stubServer({
    'GET /api/admin/submissions/7/alike': alike,
    'GET /api/admin/forms': [CAMP, RETREAT],
    'GET /api/admin/forms/3': CAMP,
    ...replies,
  })
  const queries = newQueryClient()
  queries.setQueryData(['/api/admin/forms'], [CAMP, RETREAT])
  queries.setQueryData(['/api/admin/submissions/7/alike'], alike)
  renderInPortal(<PossibleDuplicates submission={SHOWN} onOpen={onOpen} />, { user, queries })
  return api
}
const button = (name: string) => screen.queryByRole('button', { name, hidden: true })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

it('lists who else it may be, why, and offers to compare within the same form', async () => {
  await renderHint({ others: [same, elsewhere], merged: [] })
  expect(screen.getByText('2 others with this email, phone or name')).toBeDefined()
  const [first, second] = screen
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)
  expect(first).toMatch(/^Ana, #9 Camp\s*Same email\./)
  expect(second).toMatch(/^Ana, #10 Retreat\s*Same phone, name\./)
  expect(button('Compare with #9')).not.toBeNull()
  expect(button('Compare with #10')).toBeNull()
  press('Open #10')
  expect(onOpen.mock.calls).toEqual([[10]])
})

it('offers no comparing and no taking apart to a role that may only read', async () => {
  await renderHint(
    { others: [same], merged: [MERGED] },
    { ...STAFF_USER_ANA, role: 'store_manager' },
  )
  expect(button('Open #9')).not.toBeNull()
  expect(button('Compare with #9')).toBeNull()
  expect(button('Unmerge #11')).toBeNull()
})

it('opens the one that remains after a merge when it is not the one shown', async () => {
  const merge = 'POST /api/admin/submissions/9/merge'
  await renderHint({ others: [same], merged: [] }, STAFF_USER_ANA, { [merge]: same })
  press('Compare with #9')
  fireEvent.click(await screen.findByRole('radio', { name: /#9, K7M2/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Merge into #9' }))
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[9]]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('stays with the one shown when that remains', async () => {
  await renderHint({ others: [same], merged: [] }, STAFF_USER_ANA, {
    'POST /api/admin/submissions/7/merge': SHOWN,
  })
  press('Compare with #9')
  fireEvent.click(await screen.findByRole('button', { name: 'Merge into #7' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onOpen).not.toHaveBeenCalled()
})

it.each([
  [{}, ['Taken apart', '#11 is a registration of its own again']],
  [errorResponse(409, 'It is not merged.'), ['Not merged', 'It is not merged.']],
])('says what became of taking apart (%#)', async (reply, words) => {
  const api = await renderHint({ others: [], merged: [MERGED] }, STAFF_USER_ANA, {
    [UNMERGE]: reply,
  })
  const line = screen.getByRole('listitem').textContent
  expect(line).toMatch(/#11 \(AAAA-BBBB\) was merged into this by a former colleague, Nov 20, 2026/)
  press('Unmerge #11')
  await waitFor(() => expect(newestToastTexts()).toEqual(words))
  expect(api.bodies(UNMERGE)).toEqual([{ other: 11 }])
})

it('is not there when nobody is alike', async () => {
  await renderHint({ others: [], merged: [] })
  expect(screen.queryByRole('region', { name: 'The same person' })).toBeNull()
})
