// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import {
  sampleFieldsOf,
  sampleListedForm,
} from '../../../../../tests/support/components/sample-records'
import {
  errorResponse,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../tests/support/components/toasts'
import { SuspectedSubmissions } from './suspected-submissions'

const READ = 'GET /api/admin/submissions/suspected'
const RELEASE = 'POST /api/admin/submissions/suspected/release'
const DELETE = 'POST /api/admin/submissions/suspected/delete'

const rowOf = (id: number) => ({
  id,
  formId: 3,
  formName: 'Camp',
  reference: `AAAA-${id}`,
  suspectedAt: '2026-11-20T04:00:00.000Z',
  reasons: ['It has 3 links.'],
  data: { f1: 'Cheap pills' },
})
const forms = [sampleListedForm(sampleFieldsOf({ f1: { label: 'Full name' } }))]

beforeEach(forgetToasts)
afterEach(() => void vi.unstubAllGlobals())

async function renderPanel(replies: StubReplies = {}) {
  const rows = { rows: [rowOf(7), rowOf(8)], total: 1201 }
  const api = stubServer({ 'GET /api/admin/forms': forms, [READ]: rows, ...replies })
  renderInPortal(<SuspectedSubmissions />)
  await screen.findByText('Registrations (1,201)')
  return api
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))

it('shows why each waits and what was sent, under the labels of the form', async () => {
  await renderPanel()
  await screen.findAllByText('Full name')
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/#7 Camp.*It has 3 links\..*Full nameCheap pills/)
  expect(screen.getByText(/^The newest 2 of 1,201\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull()
})

it('releases what is ticked, and keeps it ticked when that fails', async () => {
  const replies = [errorResponse(503, 'Please try again.'), { released: 1 }]
  const api = await renderPanel({ [RELEASE]: () => replies.shift() })
  tick('#8 Camp')
  press('Release')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', 'Please try again.']))
  press('Release')
  await waitFor(() => expect(newestToastTexts()[0]).toBe('Released'))
  expect(api.bodies(RELEASE)).toEqual([{ ids: [8] }, { ids: [8] }])
  expect(newestToastTexts()[1]).toBe('1 registration stored like all others.')
})

it('deletes all after a question', async () => {
  const api = await renderPanel({ [DELETE]: { deleted: 2 } })
  tick('Select all')
  press('Delete')
  expect(screen.getByText('Delete 2 registrations?')).toBeDefined()
  expect(api.bodies(DELETE)).toEqual([])
  press('Delete')
  await waitFor(() => expect(newestToastTexts()[0]).toBe('Deleted'))
  expect(api.bodies(DELETE)).toEqual([{ ids: [7, 8] }])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
