// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToasts, isToastShown, notify } from '@/components/ui/notify'
// Loaded with the test, so that no toast has to wait for it.
import '@/components/ui/toaster'
import { TOAST_REMOVE_DELAY_MS } from '@/lib/notices/notice'
import { notices } from '@/lib/notices/notices'
import { newQueryClient, renderInPortal } from '../../../tests/support/components/portal'
import { PortalToaster } from './portal-toaster'

// Test files share one process, so other tests may have left a toast.
const removeToasts = () => {
  dismissToasts()
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
}
beforeEach(() => {
  vi.useFakeTimers()
  removeToasts()
})
afterEach(() => {
  removeToasts()
  vi.useRealTimers()
})

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const region = () => screen.queryByRole('region', { name: /^Notifications/ })

async function open() {
  const queries = newQueryClient()
  void queries.prefetchQuery({ queryKey: ['a'], queryFn: () => new Promise(() => undefined) })
  renderInPortal(<PortalToaster />, { queries })
  await passes(1000)
}

it('the first toast is shown, although the screen has not loaded', async () => {
  await open()
  expect(region()).toBeNull()
  act(() => notify(notices.formCreateFailed('Too many fields')))
  await passes(0)
  expect(region()).not.toBeNull()
  expect(isToastShown('Too many fields')).toBe(true)
})

it('is there for toasts after fifteen seconds at the latest', async () => {
  await open()
  await passes(14_000)
  expect(region()).not.toBeNull()
})
