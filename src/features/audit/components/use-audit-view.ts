import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { writeAddress } from '@/components/portal/address'
import type { AuditFilters, ListAuditQuery } from '../schema'
import { readView, writeView } from '../view'

const viewInAddress = () => readView(new URLSearchParams(window.location.search))

/** Keeps page and filters in the URL, and in state too: `useSearchParams` changes only later. */
export function useAuditView() {
  const params = useSearchParams()
  const [view, setView] = useState(() => readView(params))

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back or a link has changed the address
  useEffect(() => {
    const there = viewInAddress()
    setView((here) => (writeView(here) === writeView(there) ? here : there))
  }, [params])

  const show = useCallback((next: ListAuditQuery, how: 'pushState' | 'replaceState') => {
    setView(next)
    writeAddress(how, window.location.pathname + writeView(next))
  }, [])

  const narrow = (change: AuditFilters) => show({ ...view, ...change, page: 1 }, 'replaceState')
  const goToPage = useCallback(
    (page: number, how: 'pushState' | 'replaceState' = 'pushState') =>
      show({ ...viewInAddress(), page }, how),
    [show],
  )
  return { view, narrow, goToPage }
}
