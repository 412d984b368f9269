import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useBackGuard } from './use-back-guard'

/** What leads away besides links says so itself, as Logout does. */
const LEAVING = 'a, [data-leaves-page]'

/** The control behind this press, if it would leave this page in this tab. */
function findWayOut(event: MouseEvent): HTMLElement | null {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(LEAVING)
  if (!(control instanceof HTMLAnchorElement)) return control || null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!isPlain || event.altKey || control.target === '_blank' || control.download) return null
  if (control.origin !== location.origin) return null
  const isHere = control.pathname === location.pathname && control.search === location.search
  return isHere ? null : control
}

/**
 * Unsaved work is not left behind by accident: the browser asks before the tab closes; Back, Logout
 * and links inside the portal wait for an answer.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  /** What the person pressed; `null`: Back. */
  const wanted = useRef<HTMLElement | null>(null)
  const isAnswered = useRef(false)
  const { goBack, letGo } = useBackGuard(isUnsaved, () => {
    wanted.current = null
    setIsAsking(true)
  })

  useEffect(() => {
    if (!isUnsaved) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const control = isAnswered.current ? null : findWayOut(event)
      if (!control) return
      event.preventDefault()
      event.stopPropagation()
      wanted.current = control
      setIsAsking(true)
    }
    window.addEventListener('beforeunload', askBrowser)
    // Before the router's own listener hears of the press.
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
      letGo()
      // In place of the entry that Back would have taken.
      if (control instanceof HTMLAnchorElement) return router.replace(control.href)
      isAnswered.current = true
      control.click()
      isAnswered.current = false
    },
    returnFocus: () => wanted.current?.focus(),
  }
}
