'use client'

import { useEffect } from 'react'

const HANDLE = '.edit-upload__draggable'
const AS_MOUSE = {
  touchstart: 'mousedown',
  touchmove: 'mousemove',
  touchend: 'mouseup',
  touchcancel: 'mouseup',
} as const

/** Turns touches into mouse events, the only ones that Payload's picture editor handles. */
export function TouchDrags() {
  useEffect(() => {
    const stop = new AbortController()
    const drag = (event: TouchEvent) => {
      const [touch] = event.changedTouches
      if (!touch || !(event.target instanceof Element && event.target.closest(HANDLE))) return
      event.preventDefault()
      const { clientX, clientY } = touch
      const kind = AS_MOUSE[event.type as keyof typeof AS_MOUSE]
      event.target.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX, clientY }))
    }
    for (const type of Object.keys(AS_MOUSE) as (keyof typeof AS_MOUSE)[]) {
      document.addEventListener(type, drag, { passive: false, signal: stop.signal })
    }
    return () => stop.abort()
  }, [])
  return null
}
