import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useBackGuard } from './use-back-guard'

/** Selects all links, and the buttons that leave the page, for example Logout. */
const LEAVING = 'a, [data-leaves-page]'

/**
 * Returns the pressed button that leaves the page, or the pressed link to another page of this
 * site. Returns null for a download and for a link that opens a new tab, also when a modifier key
 * or another mouse button opens it. Links to other sites are left to `beforeunload`.
 */
function findLeavingControl(event: MouseEvent): HTMLElement | null {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(LEAVING)
  if (!(control instanceof HTMLAnchorElement)) return control || null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!isPlain || event.altKey || control.target === '_blank') return null
  if (control.hasAttribute('download')) return null
  if (control.origin !== location.origin) return null
  const isHere = control.pathname === location.pathname && control.search === location.search
  return isHere ? null : control
}

/**
 * Asks before unsaved work is left. `returnFocus` focuses the control that was pressed or, if it no
 * longer exists, the element that `returnTo` returns.
 */
export function useLeaveGuard(isUnsaved: boolean, returnTo?: () => HTMLElement | null) {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const wanted = useRef<HTMLElement | null>(null)
  const isAnswered = useRef(false)
  const { goBack, allowLeaving } = useBackGuard(isUnsaved, () => {
    wanted.current = null
    setIsAsking(true)
  })

  useEffect(() => {
    if (!isUnsaved) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const control = isAnswered.current ? null : findLeavingControl(event)
      if (!control) return
      event.preventDefault()
      event.stopPropagation()
      wanted.current = control
      setIsAsking(true)
    }
    window.addEventListener('beforeunload', askBrowser)
    // With `capture`, this listener runs before the router's own listener.
    window.addEventListener('click', hold, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', askBrowser)
      window.removeEventListener('click', hold, { capture: true })
    }
  }, [isUnsaved])

  return {
    isAsking,
    stay: () => setIsAsking(false),
    leave: () => {
      setIsAsking(false)
      const control = wanted.current
      if (!control) return goBack()
      allowLeaving()
      // `replace`, because the current history entry is the one that the back guard added.
      if (control instanceof HTMLAnchorElement) return router.replace(control.href)
      isAnswered.current = true
      control.click()
      isAnswered.current = false
    },
    returnFocus: () => {
      const { current } = wanted
      if (current?.isConnected) current.focus()
      else if (current) returnTo?.()?.focus()
    },
  }
}
