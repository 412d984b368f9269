import type { ReactElement } from 'react'
import { AppRouterContext, PathnameContext, SearchParamsContext } from './next-navigation'
import { renderInPortal } from './portal'

/** Renders a screen of the portal as the page at `address`; `visits` are the pages it leads to. */
export function renderAt(
  address: string,
  screen: ReactElement,
  options: Parameters<typeof renderInPortal>[1] = {},
) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const visits: string[] = []
  const visit = (to: string) => void visits.push(to)
  const none = () => {}
  const router = { push: visit, replace: visit, prefetch: none, back: none, forward: none }
  const page = (
    <AppRouterContext value={{ ...router, refresh: none }}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={searchParams}>{screen}</SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  )
  return { ...renderInPortal(page, options), visits }
}
