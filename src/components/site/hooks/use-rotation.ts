import { useEffect, useState } from 'react'

interface RotationOptions {
  count: number
  everyMs: number
  isRunning: boolean
  step?: number
}

export const nextRotationIndex = (index: number, count: number, step = 1): number =>
  count === 0 ? 0 : index + step < count ? index + step : 0

/**
 * While `isRunning`, moves the index on by `step` after `everyMs` milliseconds, and from the end to
 * 0. Setting the index restarts the time.
 */
export function useRotation({ count, everyMs, isRunning, step = 1 }: RotationOptions) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (!isRunning || count <= step) return
    const timer = setTimeout(() => setIndex(nextRotationIndex(index, count, step)), everyMs)
    return () => clearTimeout(timer)
  }, [index, count, everyMs, isRunning, step])
  return [Math.min(index, Math.max(count - 1, 0)), setIndex] as const
}
