import { type RefObject, useEffect, useState } from 'react'
import { FRAME_PATIENCE_MS, FRAME_SILENCE_MS, RESIZE_CHECK_MS } from '../constants'
import { readFrameHeight } from '../frame-height'

/**
 * The message that asks the store to send its height; needed when the store sent it before this
 * script ran.
 */
const CHECK = { type: 'resize-check' }

/**
 * Returns the height that the store has sent. `isCovered` is true until a height arrives, or until
 * the store has loaded and sent none for some time. `isMissing` is true when the store has neither
 * loaded nor sent anything for too long.
 */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, address: string) {
  const [height, setHeight] = useState<number | null>(null)
  const [isCovered, setCovered] = useState(true)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    const { current: element } = frame
    if (!element) return
    const store = new URL(address, location.href)
    // True when the store loaded before this script ran: its load event is missed then, but the
    // browser's performance entries contain its address.
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
      // Asks at once, because the store's first message may have been missed; otherwise the
      // placeholder would stay a second longer.
      ask()
    }
    const check = setTimeout(ask, RESIZE_CHECK_MS)
    const patience = setTimeout(() => setMissing(!isThere), FRAME_PATIENCE_MS)
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
