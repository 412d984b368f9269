import { createContext, use } from 'react'

export { notFound, permanentRedirect, redirect } from 'next/navigation.js'

/* Replaces `next/navigation` in unit tests. The hooks return what a test gives to a context. */

export interface AppRouterInstance {
  push: (to: string) => void
  replace: (to: string) => void
  prefetch: (to: string) => void
  refresh: () => void
  back: () => void
  forward: () => void
}

export const AppRouterContext = createContext<AppRouterInstance | null>(null)
export const PathnameContext = createContext<string | null>(null)
export const SearchParamsContext = createContext<URLSearchParams | null>(null)

export function useRouter(): AppRouterInstance {
  const router = use(AppRouterContext)
  if (!router) throw new Error('The test has no router')
  return router
}
export const usePathname = () => use(PathnameContext)
export const useSearchParams = () => use(SearchParamsContext)
export const useSelectedLayoutSegment = () => null
