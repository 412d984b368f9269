import { useEffect, useEffectEvent, useRef } from 'react'

/** The property of `history.state` that marks the added history entry. */
const MARK = 'unsavedWork'

const isMarked = () => Boolean(history.state?.[MARK])

/**
 * While work is unsaved, adds a history entry of this page, so that Back does not leave it but
 * calls `onBack`. The entry copies the router's state; otherwise the router would not recognise it.
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
      // The work was saved, so the added entry is removed; otherwise the next Back would do
      // nothing.
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
