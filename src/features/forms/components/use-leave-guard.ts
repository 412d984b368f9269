import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/** The page inside the portal that this press on a link would go to, if it leads away from here. */
function leavesTo(event: MouseEvent): string | null {
  const link = event.target instanceof Element && event.target.closest('a')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !isPlain || event.altKey || link.target === '_blank' || link.download) return null
  if (link.origin !== location.origin) return null
  const there = link.pathname + link.search
  return there === location.pathname + location.search ? null : there + link.hash
}

/**
 * Unsaved work is not left behind by accident: the browser asks before the tab closes, and a link
 * inside the portal waits for an answer. Answers where the person wanted to go, until they decide.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const router = useRouter()
  const [wanted, setWanted] = useState<string | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const holdLink = (event: MouseEvent) => {
      const there = leavesTo(event)
      if (!there) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(there)
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
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      setWanted(null)
      if (wanted) router.push(wanted)
    },
  }
}
