// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { submissionRow } from '../../../../../../tests/support/components/submission-rows'
import { useOpenByReference } from './use-open-by-reference'

const row = submissionRow(7, { reference: 'K7M2-9QXD' })

it('opens what a whole reference names once for each search, and no row from before', () => {
  const onOpen = vi.fn()
  const asked = { search: 'k7m29qxd', rows: [row], isStale: true, onOpen }
  const { rerender } = renderHook(useOpenByReference, { initialProps: asked })
  expect(onOpen).not.toHaveBeenCalled()
  const loaded = { ...asked, isStale: false }
  rerender(loaded)
  rerender({ ...loaded, rows: [{ ...row }] })
  expect(onOpen.mock.calls).toEqual([[row]])
  rerender({ ...loaded, search: '' })
  expect(onOpen).toHaveBeenCalledTimes(1)
  rerender(loaded)
  expect(onOpen).toHaveBeenCalledTimes(2)
})
