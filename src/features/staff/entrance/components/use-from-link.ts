import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * The one-time token or code this page was opened with, or null. It leaves the address bar at once:
 * whoever looks over a shoulder, at the history or at a shared screen later finds no working link.
 */
export function useFromLink(name: 'token' | 'code'): string | null {
  const params = useSearchParams()
  const [found] = useState(() => params.get(name))
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname)
  }, [])
  return found
}
