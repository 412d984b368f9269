import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { changeAddressBar } from '@/components/portal/address'
import { paths } from '@/lib/paths'
import { MAX_ROW_ID } from '@/lib/row-id'

function idIn(pathname: string): number | null {
  const [, id] = pathname.match(/^\/admin\/submissions\/([1-9]\d{0,9})$/) ?? []
  return id && Number(id) <= MAX_ROW_ID ? Number(id) : null
}

/**
 * Keeps the opened id in the address, for links and Back. Also keeps it in React state, because
 * `usePathname` changes only after a delay.
 */
export function useDetailsNavigation() {
  const pathname = usePathname()
  const [id, setId] = useState(() => idIn(pathname))
  /** The list's query string when the details were opened from it; otherwise null. */
  const cameFrom = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: rereads the address
  useEffect(() => setId(idIn(window.location.pathname)), [pathname])

  return {
    id,
    open(next: number) {
      const { search } = window.location
      const address = paths.portal.submission(next) + search
      if (idIn(window.location.pathname) === null) {
        cameFrom.current = search
        changeAddressBar('pushState', address)
      } else {
        changeAddressBar('replaceState', address)
      }
      setId(next)
    },
    close() {
      const { search } = window.location
      // Back leads to this list only if the details were opened from it and no page was turned
      // since.
      if (cameFrom.current === search) window.history.back()
      else changeAddressBar('replaceState', paths.portal.submissions + search)
      cameFrom.current = null
      setId(null)
    },
  }
}

export type DetailsNavigation = ReturnType<typeof useDetailsNavigation>
