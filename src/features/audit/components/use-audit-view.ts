import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { changeAddressBar } from '@/components/portal/address'
import type { AuditFilters, ListAuditQuery } from '../schema'
import { auditQueryString, readAuditView } from '../view'

const viewInAddress = () => readAuditView(new URLSearchParams(window.location.search))

/** Keeps page and filters in the URL, and in state too: `useSearchParams` changes only later. */
export function useAuditView() {
  const params = useSearchParams()
  const [view, setView] = useState(() => readAuditView(params))

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back or a link has changed the address
  useEffect(() => {
    const there = viewInAddress()
    setView((here) => (auditQueryString(here) === auditQueryString(there) ? here : there))
  }, [params])

  const show = useCallback((next: ListAuditQuery, how: 'pushState' | 'replaceState') => {
    setView(next)
    changeAddressBar(how, window.location.pathname + auditQueryString(next))
  }, [])

  const narrow = (change: AuditFilters) => show({ ...view, ...change, page: 1 }, 'replaceState')
  const goToPage = useCallback(
    (page: number, how: 'pushState' | 'replaceState' = 'pushState') =>
      show({ ...viewInAddress(), page }, how),
    [show],
  )
  return { view, narrow, goToPage }
}
