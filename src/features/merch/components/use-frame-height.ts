import { type RefObject, useEffect, useState } from 'react'
import { FRAME_PATIENCE_MS, FRAME_SILENCE_MS, RESIZE_CHECK_MS } from '../constants'
import { readFrameHeight } from '../frame-height'

/** Asks the store for its height, in case its first message came before this script. */
const CHECK = { type: 'resize-check' }

/**
 * Follows the height that the store sends. `isCovered` until it sent one or has loaded and stays
 * silent; `isMissing` when nothing came for too long.
 */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, address: string) {
  const [height, setHeight] = useState<number | null>(null)
  const [isCovered, setCovered] = useState(true)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    const { current: element } = frame
    if (!element) return
    const store = new URL(address, location.href)
    // The browser lists a page that loaded before this script ran.
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
      // Its first message may have been missed; asking saves waiting a second for the next one.
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
