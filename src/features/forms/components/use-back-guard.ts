import { useEffect, useEffectEvent, useRef } from 'react'

/** Marks in `history.state` the entry that this hook adds. */
const MARK = 'unsavedWork'

const isMarked = () => Boolean(history.state?.[MARK])

/**
 * While `isUnsaved`, an added history entry of the same page makes Back stay on the page and call
 * `onBack`. The entry copies the router's state, or the router would not recognise the entry.
 */
export function useBackGuard(isUnsaved: boolean, onBack: () => void) {
  const isGoingBack = useRef(false)
  const isLeaving = useRef(false)
  const ask = useEffectEvent(onBack)

  useEffect(() => {
    if (!isUnsaved) return
    const hold = () => history.pushState({ ...history.state, [MARK]: true }, '')
    const turnBack = () => {
      if (isGoingBack.current || isMarked()) return
      hold()
      ask()
    }
    hold()
    window.addEventListener('popstate', turnBack)
    return () => {
      window.removeEventListener('popstate', turnBack)
      // Leaves the added entry; otherwise the next Back would do only that and seem to do nothing.
      if (isMarked() && !isLeaving.current) history.back()
    }
  }, [isUnsaved])

  return {
    /** Goes back two entries: the added one and this page. */
    goBack: () => {
      isGoingBack.current = true
      history.go(-2)
    },
    /** Call before leaving by anything but Back. If leaving fails, Back still calls `onBack`. */
    allowLeaving: () => {
      isLeaving.current = true
    },
  }
}
