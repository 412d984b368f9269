import { useEffect, useEffectEvent, useRef } from 'react'

const MARK = 'unsavedWork'

const isMarked = () => Boolean(history.state?.[MARK])

/**
 * Makes Back stay on the page and call `onBack` while `isUnsaved`, by adding a history entry of the
 * same page. The entry copies the router's state, or the router would not recognise it.
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
      // Removes the added entry by going back. Otherwise the next Back would seem to do nothing.
      if (isMarked() && !isLeaving.current) history.back()
    }
  }, [isUnsaved])

  return {
    /** Goes back two entries: the added one and this page. */
    goBack: () => {
      isGoingBack.current = true
      history.go(-2)
    },
    /**
     * Keeps the added entry from being removed by going back. Call this before leaving in another
     * way than by Back. If leaving fails, Back calls `onBack` again.
     */
    allowLeaving: () => {
      isLeaving.current = true
    },
  }
}
