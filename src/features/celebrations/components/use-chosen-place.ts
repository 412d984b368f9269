import { useEffect, useState } from 'react'
import { sitePaths } from '@/lib/site-paths'
import { type ChosenPlace, chosenPlaceAddress, readChosenPlace } from '../chosen-place'
import type { Province } from '../schema'

/** State of the history entry that opening the dialog adds, so that closing can go back from it. */
const OPENED = { isDialogOpened: true }
const wasOpenedHere = () => Boolean(history.state?.isDialogOpened)

/** Keeps the choice in the URL, so that a shared URL opens the dialog and Back closes it. */
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
    change: (place: ChosenPlace) => {
      history.replaceState(wasOpenedHere() ? OPENED : null, '', chosenPlaceAddress(place))
      setChosen(place)
    },
    close: () => {
      if (wasOpenedHere()) history.back()
      else history.replaceState(null, '', sitePaths.celebrations)
      setChosen(null)
    },
  }
}
