import { type RefObject, useEffect, useState } from 'react'
import { FRAME_LOAD_TIMEOUT_MS, FRAME_SILENCE_MS, RESIZE_CHECK_MS } from '../constants'
import { readFrameHeight } from '../frame-height'

/**
 * The message that asks the store to send its height again, in case the store sent it before this
 * script ran.
 */
const CHECK = { type: 'resize-check' }

/**
 * Returns the height that the store in the frame has sent last, or null. `isCovered` is true until
 * the store sends its height, or has been loaded for `FRAME_SILENCE_MS`. `isMissing` is true when,
 * after `FRAME_LOAD_TIMEOUT_MS`, the store has neither loaded nor sent its height.
 */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, address: string) {
  const [height, setHeight] = useState<number | null>(null)
  const [isCovered, setCovered] = useState(true)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    const { current: element } = frame
    if (!element) return
    const store = new URL(address, location.href)
    // If the store loaded before this script ran, its load event was missed.
    let isThere = performance.getEntriesByName(store.href).length > 0
    let silence: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      isThere = true
      setMissing(false)
      silence ??= setTimeout(() => setCovered(false), FRAME_SILENCE_MS)
    }
    const follow = (event: MessageEvent) => {
      const asked = readFrameHeight(event, store.origin)
      if (asked === null || event.source !== element.contentWindow) return
      setHeight(asked)
      setCovered(false)
      show()
    }
    const ask = () => element.contentWindow?.postMessage(CHECK, store.origin)
    if (isThere) {
      show()
      // Asks at once, because the placeholder would otherwise stay for `RESIZE_CHECK_MS`.
      ask()
    }
    const check = setTimeout(ask, RESIZE_CHECK_MS)
    const patience = setTimeout(() => setMissing(!isThere), FRAME_LOAD_TIMEOUT_MS)
    addEventListener('message', follow)
    element.addEventListener('load', show)
    return () => {
      clearTimeout(check)
      clearTimeout(patience)
      clearTimeout(silence)
      removeEventListener('message', follow)
      element.removeEventListener('load', show)
    }
  }, [frame, address])

  return { height, isCovered, isMissing }
}
