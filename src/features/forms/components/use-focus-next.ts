import { useEffect, useRef } from 'react'

/**
 * Returns `focusNext(id)`, which focuses the element with this id after the next rendering. Use it
 * when a press removes the pressed button, because the focus would be lost with the button.
 */
export function useFocusNext() {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const element = document.getElementById(wanted.current)
    wanted.current = null
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  })
  return (id: string) => {
    wanted.current = id
  }
}
