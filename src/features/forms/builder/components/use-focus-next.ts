import { useEffect, useRef } from 'react'

/**
 * Answers `focusNext(id)`: that element gets the focus once the screen shows the change just made.
 * Without it a keyboard would fall back to the top of the page when its button goes away.
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
