'use client'

import { useEffect } from 'react'

interface WrittenEntry {
  /** `performance.timeOrigin` of the document that set the address. */
  writtenBy?: number
}

const stateOfEntry = (): WrittenEntry | null => window.history.state

/** Changes the address bar without a request. */
export function changeAddressBar(how: 'pushState' | 'replaceState', address: string): void {
  const written: WrittenEntry = { writtenBy: performance.timeOrigin }
  window.history[how](written, '', address)
}

/**
 * Reloads the page after Back or Forward to an entry that an earlier document wrote, because Next's
 * router would show it without a title.
 */
export function ReloadOlderEntries() {
  useEffect(() => {
    const state = stateOfEntry()
    // This document was loaded at the entry's address, so going back to it needs no reload.
    if (state?.writtenBy) {
      window.history.replaceState({ ...state, writtenBy: performance.timeOrigin }, '')
    }
    const load = (event: PopStateEvent) => {
      const { writtenBy }: WrittenEntry = event.state ?? {}
      if (writtenBy === undefined || writtenBy === performance.timeOrigin) return
      event.stopImmediatePropagation()
      window.location.reload()
    }
    // `capture` lets this run before the router's listener, which it may stop.
    window.addEventListener('popstate', load, { capture: true })
    return () => window.removeEventListener('popstate', load, { capture: true })
  }, [])
  return null
}
