import { afterEach } from 'vitest'

// The library unmounts after each test by itself only where `afterEach` is a global.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
