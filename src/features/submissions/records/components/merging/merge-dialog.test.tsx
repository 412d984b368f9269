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
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../../tests/support/components/server-stub'
import {
  forgetToasts,
  newestToastAction,
  newestToastTexts,
} from '../../../../../../tests/support/components/toasts'
import { recentChanges } from '../../../undo/recent-changes'
import { MergeDialog } from './merge-dialog'

const FORM = sampleListedForm(sampleFieldsOf({ Name: 'text', Email: 'email', Note: 'text' }))
const ONE = sampleSubmission({ id: 7, data: { Name: 'Ana Reyse', Email: 'ana@example.org' } })
const OTHER = sampleSubmission({ id: 9, data: { Name: 'Ana Reyes', Note: 'Window' } })
const MERGE_INTO_7 = 'POST /api/admin/submissions/7/merge'

const onClose = vi.fn()
const onMerged = vi.fn()
beforeEach(forgetToasts)
afterEach(() => {
  onClose.mockReset()
  onMerged.mockReset()
  vi.unstubAllGlobals()
  for (const { id } of recentChanges.of(STAFF_USER_ANA.id))
    recentChanges.remove(STAFF_USER_ANA.id, id)
  sessionStorage.clear()
})

function renderDialog(replies: StubReplies = {}) {
  const api = stubServer({ 'GET /api/admin/forms/3': FORM, ...replies })
  const queries = newQueryClient()
  queries.setQueryData(['/api/admin/forms/3'], FORM)
  renderInPortal(<MergeDialog pair={[ONE, OTHER]} onClose={onClose} onMerged={onMerged} />, {
    queries,
  })
  return api
}
const answer = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('fills the gaps of the one that stays, sends what was chosen, and can be undone', async () => {
  const api = renderDialog({ [MERGE_INTO_7]: ONE })
  expect(answer('Name of #7: Ana Reyse').checked).toBe(true)
  expect(answer('Note of #9: Window').checked).toBe(true)
  expect(answer('Note of #7: not answered').disabled).toBe(true)
  fireEvent.click(answer('Name of #9: Ana Reyes'))
  press('Merge into #7')
  await waitFor(() => expect(onMerged.mock.calls).toEqual([[7]]))
  expect(api.bodies(MERGE_INTO_7)).toEqual([{ other: 9, take: ['Name', 'Note'] }])
  expect(newestToastTexts()).toEqual(['Merged', '#9 is part of #7 now'])
  expect(newestToastAction()?.label).toBe('Undo')
  expect(recentChanges.of(STAFF_USER_ANA.id)[0]?.change).toEqual({
    kind: 'merge',
    kept: 7,
    other: 9,
  })
})

it('begins again with the answers of the other one when that is to stay', async () => {
  const api = renderDialog({ 'POST /api/admin/submissions/9/merge': OTHER })
  fireEvent.click(answer('Name of #9: Ana Reyes'))
  fireEvent.click(screen.getByRole('radio', { name: /#9, K7M2/ }))
  expect(answer('Name of #9: Ana Reyes').checked).toBe(true)
  expect(answer('Email of #7: ana@example.org').checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /#7, K7M2/ }))
  expect(answer('Name of #7: Ana Reyse').checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /#9, K7M2/ }))
  expect(screen.getByText(/^#7 goes out of lists/)).toBeDefined()
  press('Merge into #9')
  await waitFor(() => expect(onMerged.mock.calls).toEqual([[9]]))
  expect(api.bodies('POST /api/admin/submissions/9/merge')).toEqual([{ other: 7, take: ['Email'] }])
})

it('stays open with what was chosen when it fails, and says why', async () => {
  renderDialog({ [MERGE_INTO_7]: errorResponse(409, 'They belong to other forms.') })
  fireEvent.click(answer('Name of #9: Ana Reyes'))
  press('Merge into #7')
  await waitFor(() =>
    expect(newestToastTexts()).toEqual(['Not merged', 'They belong to other forms.']),
  )
  expect(onMerged).not.toHaveBeenCalled()
  expect(answer('Name of #9: Ana Reyes').checked).toBe(true)
})

it('merges once, however often it is pressed', async () => {
  const reply = heldReply()
  const api = renderDialog({ [MERGE_INTO_7]: reply.reply })
  press('Merge into #7')
  const busy = () => screen.getByRole('button', { name: 'Merge into #7' })
  await waitFor(() => expect(busy().getAttribute('aria-busy')).toBe('true'))
  press('Merge into #7')
  reply.release(ONE)
  await waitFor(() => expect(onMerged).toHaveBeenCalledOnce())
  expect(api.bodies(MERGE_INTO_7)).toHaveLength(1)
})

it('keeps its keys from the details behind, and is closed by Cancel', () => {
  const heard = vi.fn()
  renderDialog()
  window.addEventListener('keydown', heard)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: '2' })
  window.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
  press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
})
