import type { ReactElement } from 'react'
import { AppRouterContext, PathnameContext, SearchParamsContext } from './next-navigation'
import { renderInPortal } from './portal'
import { newRouter } from './router'

/**
 * Renders a screen of the portal at `address`. `visits` in the result lists the addresses to which
 * the screen navigates.
 */
export function renderAtAddress(
  address: string,
  screen: ReactElement,
  options: Parameters<typeof renderInPortal>[1] = {},
) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const visits: string[] = []
  const visit = (to: string) => void visits.push(to)
  const router = { ...newRouter(), push: visit, replace: visit }
  const page = (
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={searchParams}>{screen}</SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  )
  return { ...renderInPortal(page, options), visits }
}
