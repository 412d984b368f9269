import { useEffect, useRef } from 'react'

/**
 * Returns `focusNext(id)`, which focuses that element once the change is rendered. Without it the
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
