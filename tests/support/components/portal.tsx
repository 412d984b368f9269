import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { CurrentUserContext } from '@/components/portal/frame/current-user'

type CurrentUser = NonNullable<ComponentProps<typeof CurrentUserContext>['value']>

export const STAFF_USER_ANA: CurrentUser = {
  id: 1,
  name: 'Ana Reyes',
  email: 'ana@example.org',
  role: 'super_admin',
}

interface PortalOptions {
  user?: CurrentUser
  queries?: QueryClient
}

/** Returns a query cache that reports a failed request at once, without retries. */
export const newQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })

function portal({ user = STAFF_USER_ANA, queries = newQueryClient() }: PortalOptions) {
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <CurrentUserContext value={user}>{children}</CurrentUserContext>
    </QueryClientProvider>
  )
}

export const renderInPortal = (element: ReactElement, options: PortalOptions = {}) =>
  render(element, { wrapper: portal(options) })

export const renderHookInPortal = <Result, Props>(
  hook: (props: Props) => Result,
  { initialProps, ...options }: PortalOptions & { initialProps?: Props } = {},
) => renderHook(hook, { wrapper: portal(options), initialProps })
