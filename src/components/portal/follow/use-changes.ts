import { useEffect, useEffectEvent } from 'react'
import type { Change } from '@/lib/feed/change'
import { paths } from '@/lib/paths'
import { openChangeStream } from './change-stream'

const open = (since: string | null) =>
  new EventSource(since === null ? paths.api.changes : `${paths.api.changes}?since=${since}`)

/** Calls `onChange` when records have arrived or changed, while the page is visible and in use. */
export function useChanges(onChange: (change: Change) => void): void {
  const hear = useEffectEvent(onChange)
  useEffect(() => {
    const stream = openChangeStream((change) => hear(change), {
      open,
      now: Date.now,
      random: Math.random,
    })
    const look = () => stream.setVisible(document.visibilityState === 'visible')
    const touch = () => stream.recordInput()
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pointerdown', touch)
    window.addEventListener('keydown', touch)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pointerdown', touch)
      window.removeEventListener('keydown', touch)
      stream.stop()
    }
  }, [])
}
