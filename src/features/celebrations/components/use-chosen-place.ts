import { useEffect, useState } from 'react'
import { paths } from '@/lib/paths'
import { type ChosenPlace, chosenPlaceAddress, readChosenPlace } from '../chosen-place'
import type { Province } from '../schema'

/** In the history entry that opening made: closing goes back from it. */
const OPENED = { isDialogOpened: true }
const wasOpenedHere = () => Boolean(history.state?.isDialogOpened)

/**
 * What the region dialog shows, null while it is closed. The address says the same: set when it
 * opens, gone when it closes; a shared one opens it, and the browser's way back closes it.
 */
export function useChosenPlace(provinces: readonly Province[]) {
  const [chosen, setChosen] = useState<ChosenPlace | null>(null)

  useEffect(() => {
    const follow = () => setChosen(readChosenPlace(new URLSearchParams(location.search), provinces))
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [provinces])

  return {
    chosen,
    open: (place: ChosenPlace) => {
      history.pushState(OPENED, '', chosenPlaceAddress(place))
      setChosen(place)
    },
    /** The dialog goes on to another region or province: no step of its own on the way back. */
    change: (place: ChosenPlace) => {
      history.replaceState(wasOpenedHere() ? OPENED : null, '', chosenPlaceAddress(place))
      setChosen(place)
    },
    close: () => {
      if (wasOpenedHere()) history.back()
      else history.replaceState(null, '', paths.celebrations)
      setChosen(null)
    },
  }
}
