import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { paths } from '@/lib/paths'
import { MAX_ROW_ID } from '@/lib/row-id'

/** The submission an address of the portal names, or null. */
function idIn(pathname: string): number | null {
  const [, id] = pathname.match(/^\/admin\/submissions\/([1-9]\d{0,9})$/) ?? []
  return id && Number(id) <= MAX_ROW_ID ? Number(id) : null
}

/**
 * Which submission the details show: the address says it, so that it can be shared and Back closes it.
 * Kept here too, because the router hears of its own changes later.
 */
export function useDetailsAddress() {
  const pathname = usePathname()
  const [id, setId] = useState(() => idIn(pathname))
  /** The list's own query when the details came over it. */
  const cameFrom = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back or a link has changed the address
  useEffect(() => setId(idIn(window.location.pathname)), [pathname])

  return {
    id,
    open(next: number) {
      const { search } = window.location
      const address = paths.portal.submission(next) + search
      if (idIn(window.location.pathname) === null) {
        cameFrom.current = search
        window.history.pushState(null, '', address)
      } else {
        window.history.replaceState(null, '', address)
      }
      setId(next)
    },
    close() {
      const { search } = window.location
      // The list as it was stands one step back; on another page by now, or behind a link, it does not.
      if (cameFrom.current === search) window.history.back()
      else window.history.replaceState(null, '', paths.portal.submissions + search)
      cameFrom.current = null
      setId(null)
    },
  }
}

export type DetailsAddress = ReturnType<typeof useDetailsAddress>
