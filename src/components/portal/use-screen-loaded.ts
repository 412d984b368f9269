import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The screen counts as loaded when no request has run for this long. */
const PAUSE_MS = 300
/** The longest wait, for a request that hangs. */
const PATIENCE_MS = 15_000

/** True once the screen has loaded, or after `PATIENCE_MS`; less urgent parts wait for this. */
export function useScreenLoaded(): boolean {
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
