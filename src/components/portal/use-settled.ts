import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Without a pause for this long (ms), what the screen reads has come. */
const PAUSE_MS = 300
/** A request that hangs keeps nothing waiting for longer (ms). */
const PATIENCE_MS = 15_000

/**
 * True once the screen has what it reads. What the first screen does not need waits for it, so that
 * on a slow line it does not share the line with the rows.
 */
export function useSettled(): boolean {
  const queries = useQueryClient()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) return
    const settle = () => setSettled(true)
    const limit = setTimeout(settle, PATIENCE_MS)
    let pause: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(pause)
      const isQuiet = queries.isFetching() === 0 && document.readyState === 'complete'
      if (isQuiet) pause = setTimeout(settle, PAUSE_MS)
    }
    const leave = queries.getQueryCache().subscribe(look)
    window.addEventListener('load', look)
    look()
    return () => {
      clearTimeout(limit)
      clearTimeout(pause)
      leave()
      window.removeEventListener('load', look)
    }
  }, [isSettled, queries])
  return isSettled
}
