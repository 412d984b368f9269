import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { AppRouterContext, type AppRouterInstance } from './next-navigation'

/** A router of Next that only notes its calls. `routed` puts it around a part of a screen. */
export function noteRouter() {
  const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() }
  const value = router as unknown as AppRouterInstance
  const routed = (children: ReactNode) => (
    <AppRouterContext value={value}>{children}</AppRouterContext>
  )
  return { ...router, routed }
}
