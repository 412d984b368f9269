import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { paths } from '@/lib/paths'
import { MAX_ROW_ID } from '@/lib/row-id'

/** Returns the id of the submission that a portal path names, or null. */
function idIn(pathname: string): number | null {
  const [, id] = pathname.match(/^\/admin\/submissions\/([1-9]\d{0,9})$/) ?? []
  return id && Number(id) <= MAX_ROW_ID ? Number(id) : null
}

/**
 * The submission that the details show, kept in the address so that it can be shared and Back
 * closes it. Also kept as state, because the router updates later.
 */
export function useDetailsAddress() {
  const pathname = usePathname()
  const [id, setId] = useState(() => idIn(pathname))
  /** The list's query string when the details were opened from the list, else null. */
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
      // Goes back only when the previous history entry is this same list; after a page change or
      // from a link it is not.
      if (cameFrom.current === search) window.history.back()
      else window.history.replaceState(null, '', paths.portal.submissions + search)
      cameFrom.current = null
      setId(null)
    },
  }
}

export type DetailsAddress = ReturnType<typeof useDetailsAddress>
