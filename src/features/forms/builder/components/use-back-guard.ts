import { useEffect, useEffectEvent, useRef } from 'react'

/** Marks the extra history entry. */
const MARK = 'unsavedWork'

const isMarked = () => Boolean(history.state?.[MARK])

/**
 * Intercepts Back while work is unsaved: an extra history entry of this page is added, and Back
 * returns from it instead of leaving. The entry copies the router's state, so that the router
 * accepts it.
 */
export function useBackGuard(isUnsaved: boolean, onBack: () => void) {
  const isLeaving = useRef(false)
  const ask = useEffectEvent(onBack)

  useEffect(() => {
    if (!isUnsaved) return
    const hold = () => history.pushState({ ...history.state, [MARK]: true }, '')
    const turnBack = () => {
      if (isLeaving.current || isMarked()) return
      hold()
      ask()
    }
    hold()
    window.addEventListener('popstate', turnBack)
    return () => {
      window.removeEventListener('popstate', turnBack)
      // The work was saved: remove the extra entry, so that Back leaves again.
      if (isMarked() && !isLeaving.current) history.back()
    }
  }, [isUnsaved])

  return {
    /** Leaves past the extra entry. */
    goBack: () => {
      isLeaving.current = true
      history.go(-2)
    },
    /** Call before leaving by any other way. */
    allowLeaving: () => {
      isLeaving.current = true
    },
  }
}
