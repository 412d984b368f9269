import { useEffect, useRef } from 'react'

/** Focuses an element after the next rendering, for presses that remove the pressed button. */
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
