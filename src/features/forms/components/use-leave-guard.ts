import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

/** The link behind this press, if following it would leave this page in this tab. */
function findLinkAway(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element && event.target.closest('a')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !isPlain || event.altKey || link.target === '_blank' || link.download) return null
  if (link.origin !== location.origin) return null
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere ? null : link
}

/**
 * Unsaved work is not left behind by accident: the browser asks before the tab closes, and a link
 * inside the portal waits for an answer.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  /** Where the person wanted to go. */
  const wanted = useRef<HTMLAnchorElement | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const holdLink = (event: MouseEvent) => {
      const link = findLinkAway(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      wanted.current = link
      setIsAsking(true)
    }
    window.addEventListener('beforeunload', askBrowser)
    // Before the router's own listener hears of the press.
    window.addEventListener('click', holdLink, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', askBrowser)
      window.removeEventListener('click', holdLink, { capture: true })
    }
  }, [isUnsaved])

  return {
    isAsking,
    stay: () => setIsAsking(false),
    leave: () => {
      setIsAsking(false)
      if (wanted.current) router.push(wanted.current.href)
    },
    returnFocus: () => wanted.current?.focus(),
  }
}
