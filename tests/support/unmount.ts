import { afterEach } from 'vitest'

// The library unmounts after each test by itself only where `afterEach` is a global.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // A limit for waiting, not a measure of speed: a part may be loaded only when it is shown.
  configure({ asyncUtilTimeout: 20_000 })
  afterEach(cleanup)
}
