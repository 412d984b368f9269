'use client'

import { useEffect } from 'react'

/** The state of a history entry whose address a screen has written. */
interface WrittenEntry {
  /** When the document that wrote it was loaded. */
  writtenBy?: number
}

const stateOfEntry = (): WrittenEntry | null => window.history.state

/** Shows another address without a request; Back leads to the one before after `pushState`. */
export function writeAddress(how: 'pushState' | 'replaceState', address: string): void {
  const written: WrittenEntry = { writtenBy: performance.timeOrigin }
  window.history[how](written, '', address)
}

/**
 * Loads an entry whose address another document has written. The router remembers with each entry
 * the page that the server rendered, which is that of the address before it was changed. Another
 * document does not have this page and requests it, gets that of the changed address instead, and
 * leaves the screen without its title.
 */
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
    // Before the router's own listener.
    window.addEventListener('popstate', load, { capture: true })
    return () => window.removeEventListener('popstate', load, { capture: true })
  }, [])
  return null
}
