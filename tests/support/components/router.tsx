import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { AppRouterContext, type AppRouterInstance, SearchParamsContext } from './next-navigation'

export const newRouter = () =>
  ({
    push: vi.fn(),
    replace: vi.fn(),
    refresh: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    prefetch: vi.fn(),
  }) satisfies Partial<AppRouterInstance>

interface RoutedProps {
  router?: ReturnType<typeof newRouter>
  /** The query string of the address, without the question mark. */
  query?: string
  children: ReactNode
}

export const RouterContexts = ({ router = newRouter(), query = '', children }: RoutedProps) => (
  <AppRouterContext value={router}>
    <SearchParamsContext value={new URLSearchParams(query)}>{children}</SearchParamsContext>
  </AppRouterContext>
)

export const withRouter = (children: ReactNode, router = newRouter()) => (
  <RouterContexts router={router}>{children}</RouterContexts>
)
