'use client'

import { useEffect } from 'react'

/** The state of a history entry whose address was set by `writeAddress`. */
interface WrittenEntry {
  /** `performance.timeOrigin` of the document that set the address. */
  writtenBy?: number
}

const stateOfEntry = (): WrittenEntry | null => window.history.state

/**
 * Changes the address bar without a request. After `pushState`, Back leads to the previous address.
 */
export function writeAddress(how: 'pushState' | 'replaceState', address: string): void {
  const written: WrittenEntry = { writtenBy: performance.timeOrigin }
  window.history[how](written, '', address)
}

/**
 * Reloads the page when Back or Forward leads to an entry whose address another document has set,
 * such as the one before a reload. Next's router remembers with each entry the page that the server
 * rendered for the address before it was changed. Another document does not have this page: its
 * router requests the changed address instead, and the screen would lose its title.
 */
export function LoadOlderEntries() {
  useEffect(() => {
    const state = stateOfEntry()
    // The server has rendered this document for the changed address, so the entry counts as set by
    // it.
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
