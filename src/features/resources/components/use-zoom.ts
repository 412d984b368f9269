import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { clampZoom } from '../zoom'

interface Point {
  x: number
  y: number
}

const between = (touches: TouchList, box: DOMRect): Point & { apart: number } => {
  const [a, b] = [touches[0], touches[1]]
  if (!a || !b) throw new Error('A pinch has two fingers.')
  return {
    x: (a.clientX + b.clientX) / 2 - box.left,
    y: (a.clientY + b.clientY) / 2 - box.top,
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  }
}

/** Zooms by pinch, wheel or button. What is under the fingers or the pointer stays in place. */
export function useZoom(pages: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  const live = useRef(1)

  /** Scales the pages at once with `--zoom`. They stay blurred until `settle` draws them again. */
  const show = useCallback(
    (wanted: number, at: Point) => {
      const { current: view } = pages
      const next = clampZoom(wanted)
      if (!view || next === live.current) return
      const sheets = [...view.querySelectorAll<HTMLElement>('[data-page]')]
      const under = view.scrollTop + at.y
      const sheet = sheets.findLast(({ offsetTop }) => offsetTop <= under) ?? sheets[0]
      if (!sheet) return
      const share = {
        x: (view.scrollLeft + at.x - sheet.offsetLeft) / sheet.offsetWidth,
        y: (under - sheet.offsetTop) / sheet.offsetHeight,
      }
      live.current = next
      view.style.setProperty('--zoom', `${next}`)
      view.scrollLeft = sheet.offsetLeft + share.x * sheet.offsetWidth - at.x
      view.scrollTop = sheet.offsetTop + share.y * sheet.offsetHeight - at.y
    },
    [pages],
  )
  const settle = useCallback(() => setZoom(live.current), [])

  const zoomTo = (wanted: number) => {
    const { current: view } = pages
    if (view) show(wanted, { x: view.clientWidth / 2, y: view.clientHeight / 2 })
    settle()
  }

  useEffect(() => {
    const { current: view } = pages
    if (!view) return
    let start = { zoom: 1, apart: 1 }
    let wheelEnd: ReturnType<typeof setTimeout> | undefined
    const begin = ({ touches }: TouchEvent) => {
      if (touches.length !== 2) return
      start = { zoom: live.current, apart: between(touches, view.getBoundingClientRect()).apart }
    }
    const pinch = (event: TouchEvent) => {
      if (event.touches.length !== 2) return
      event.preventDefault()
      const { apart, ...middle } = between(event.touches, view.getBoundingClientRect())
      show((start.zoom * apart) / start.apart, middle)
    }
    // Most browsers report a pinch on a trackpad as a wheel event with the Control key.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const box = view.getBoundingClientRect()
      const at = { x: event.clientX - box.left, y: event.clientY - box.top }
      show(live.current * Math.exp(-event.deltaY / 100), at)
      clearTimeout(wheelEnd)
      wheelEnd = setTimeout(settle, 150)
    }
    view.addEventListener('touchstart', begin, { passive: true })
    view.addEventListener('touchmove', pinch, { passive: false })
    view.addEventListener('touchend', settle)
    view.addEventListener('wheel', wheel, { passive: false })
    return () => {
      clearTimeout(wheelEnd)
      view.removeEventListener('touchstart', begin)
      view.removeEventListener('touchmove', pinch)
      view.removeEventListener('touchend', settle)
      view.removeEventListener('wheel', wheel)
    }
  }, [pages, show, settle])

  return { zoom, zoomTo }
}
