import { useEffect, useRef } from 'react'

/**
 * Returns `focusNext(id)`, which focuses that element after the next rendering. Without it the
 * focus would be lost when the pressed button disappears.
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
