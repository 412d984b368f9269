// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsentChanges } from '@/components/portal/unsent'
import {
  newQueryClient,
  renderHookInPortal,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../../tests/support/components/portal'
import { sampleSubmission } from '../../../../../tests/support/components/sample-records'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import {
  forgetToasts,
  newestToastAction,
  newestToastTexts,
} from '../../../../../tests/support/components/toasts'
import { TestMarkButton, useMarkTests } from './test-mark-button'

const MARK = 'PUT /api/admin/submissions/tests'

beforeEach(forgetToasts)
afterEach(() => {
  unsentChanges.giveUp()
  vi.unstubAllGlobals()
})

it.each([
  [undefined, 'Mark as test', true, 'Marked as a test'],
  [true as const, 'Not a test', false, 'Not a test any more'],
])('of a test: %s, it says “%s”; Undo sends the opposite', async (was, label, isTest, title) => {
  const api = stubServer({ [MARK]: { changed: 1 } })
  const queries = newQueryClient()
  queries.setQueryData(['figures'], 1)
  renderInPortal(<TestMarkButton submission={sampleSubmission(was && { isTest: was })} />, {
    queries,
  })
  fireEvent.click(screen.getByRole('button', { name: label }))
  await waitFor(() => expect(newestToastTexts()[0]).toBe(title))
  expect(queries.getQueryState(['figures'])?.isInvalidated).toBe(true)
  expect(newestToastAction()?.label).toBe('Undo')
  act(() => newestToastAction()?.onAction())
  await waitFor(() => expect(api.bodies(MARK)).toHaveLength(2))
  expect(api.bodies(MARK)).toEqual([
    { ids: [7], isTest },
    { ids: [7], isTest: !isTest },
  ])
})

it('keeps a mark that did not arrive, to be sent again', async () => {
  const replies = [errorResponse(503), { changed: 2 }]
  const api = stubServer({ [MARK]: () => replies.shift() })
  const done = vi.fn()
  const { result, unmount } = renderHookInPortal(useMarkTests)
  act(() => result.current.mark([1, 2], true, done))
  unmount()
  await waitFor(() => expect(newestToastAction()?.label).toBe('Try again'))
  expect(unsentChanges.read()).toHaveLength(1)
  expect(done).not.toHaveBeenCalled()
  act(() => newestToastAction()?.onAction())
  await waitFor(() => expect(newestToastAction()?.label).toBe('Undo'))
  expect(done).toHaveBeenCalledOnce()
  expect(unsentChanges.read()).toEqual([])
  expect(api.bodies(MARK)).toEqual(Array(2).fill({ ids: [1, 2], isTest: true }))
})

it('says why it was refused, and keeps nothing to be sent again', async () => {
  stubServer({ [MARK]: errorResponse(403, 'Your role does not allow this.') })
  const { result } = renderHookInPortal(useMarkTests)
  act(() => result.current.mark([1], true))
  await waitFor(() =>
    expect(newestToastTexts()).toEqual(['Error', 'Your role does not allow this.']),
  )
  expect(newestToastAction()).toBeUndefined()
  expect(unsentChanges.read()).toEqual([])
})

it('is not there for a role that may not change registrations', () => {
  renderInPortal(<TestMarkButton submission={sampleSubmission()} />, {
    user: { ...STAFF_USER_ANA, role: 'store_manager' },
  })
  expect(screen.queryByRole('button')).toBeNull()
})
