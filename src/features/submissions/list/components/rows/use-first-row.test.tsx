// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  newQueryClient,
  renderHookInPortal,
} from '../../../../../../tests/support/components/portal'
import { submissionKeys } from '../../../keys'
import { useShowFirstRow } from './use-first-row'

beforeEach(() => {
  document.body.innerHTML = '<p id="submission-9-row" tabindex="-1"></p>'
})
afterEach(() => {
  document.body.innerHTML = ''
})

const focused = () => document.activeElement?.id

it('shows the first page and focuses its first row once it is there', async () => {
  const queries = newQueryClient()
  queries.setQueryData(submissionKeys.list('page=1'), {})
  const onPage = vi.fn()
  const shown = { first: 4, page: 3, isStale: false, onPage }
  const hook = renderHookInPortal(useShowFirstRow, { queries, initialProps: shown })
  act(() => hook.result.current())
  expect(onPage.mock.calls).toEqual([[1, 'replace']])
  expect(queries.getQueryData(submissionKeys.list('page=1')), 'it has the old rows').toBeUndefined()
  hook.rerender({ ...shown, page: 1, first: 9, isStale: true })
  expect(focused()).toBe('')
  hook.rerender({ ...shown, page: 1, first: 9 })
  await waitFor(() => expect(focused()).toBe('submission-9-row'))
  document.getElementById('submission-9-row')?.blur()
  hook.rerender({ ...shown, page: 1, first: 9, isStale: true })
  hook.rerender({ ...shown, page: 1, first: 9 })
  expect(focused(), 'only once').toBe('')
})
