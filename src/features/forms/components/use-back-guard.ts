import { useEffect, useEffectEvent, useRef } from 'react'

/** The property of `history.state` that marks the history entry that this hook adds. */
const MARK = 'unsavedWork'

const isMarked = () => Boolean(history.state?.[MARK])

/**
 * While work is unsaved, adds a history entry of the same page. Back then stays on the page and
 * calls `onBack`. The entry copies the router's state; otherwise the router would not recognise the
 * entry.
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
      // Without unsaved work the added entry is removed; otherwise the next Back would do nothing.
      if (isMarked() && !isLeaving.current) history.back()
    }
  }, [isUnsaved])

  return {
    /** Goes back two entries: the added one and this page. */
    goBack: () => {
      isLeaving.current = true
      history.go(-2)
    },
    /** Switches the guard off; called before the page is left in another way than by Back. */
    allowLeaving: () => {
      isLeaving.current = true
    },
  }
}
