import { useEffect, useEffectEvent, useRef } from 'react'

/** Marks the extra entry in the history. */
const MARK = 'unsavedWork'

const isMarked = () => Boolean(history.state?.[MARK])

/**
 * Back asks as well: while work is unsaved the history has one more entry of this page, which Back
 * takes instead of leaving. The router knows the entry by the state it copies.
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
      // Saved: Back means what it says again.
      if (isMarked() && !isLeaving.current) history.back()
    }
  }, [isUnsaved])

  return {
    /** Over the extra entry and away. */
    goBack: () => {
      isLeaving.current = true
      history.go(-2)
    },
    /** Before any other way out. */
    letGo: () => {
      isLeaving.current = true
    },
  }
}
