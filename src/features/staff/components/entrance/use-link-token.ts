import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * The one-time token this page was opened with, or null. It leaves the address bar at once: whoever
 * looks over a shoulder, at the history or at a shared screen later finds no working link there.
 */
export function useLinkToken(): string | null {
  const params = useSearchParams()
  const [token] = useState(() => params.get('token'))
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname)
  }, [])
  return token
}
