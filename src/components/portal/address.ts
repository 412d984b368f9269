'use client'

import { useEffect } from 'react'

interface WrittenEntry {
  /** `performance.timeOrigin` of the document that set the address. */
  writtenBy?: number
}

const stateOfEntry = (): WrittenEntry | null => window.history.state

/** Changes the address bar without a request. */
export function writeAddress(how: 'pushState' | 'replaceState', address: string): void {
  const written: WrittenEntry = { writtenBy: performance.timeOrigin }
  window.history[how](written, '', address)
}

/** Reloads for entries of an earlier document, which Next's router would show without a title. */
export function LoadOlderEntries() {
  useEffect(() => {
    const state = stateOfEntry()
    // The server has rendered this document for the changed address.
    if (state?.writtenBy) {
      window.history.replaceState({ ...state, writtenBy: performance.timeOrigin }, '')
    }
    const load = (event: PopStateEvent) => {
      const { writtenBy }: WrittenEntry = event.state ?? {}
      if (writtenBy === undefined || writtenBy === performance.timeOrigin) return
      event.stopImmediatePropagation()
      window.location.reload()
    }
    // Runs before the router's listener.
    window.addEventListener('popstate', load, { capture: true })
    return () => window.removeEventListener('popstate', load, { capture: true })
  }, [])
  return null
}
