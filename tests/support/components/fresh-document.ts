import { afterEach, vi } from 'vitest'

// Test files share a window, so its document is emptied before each file.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/')
  history.replaceState(null, '')
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  // The timeout in milliseconds is long, because the code of a component may be loaded only when it
  // is shown.
  configure({ asyncUtilTimeout: 20_000 })
  // The library unmounts after each test by itself only where `afterEach` is a global.
  afterEach(cleanup)
}
