'use client'

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { clearPersonalData, isPersonalDataCleared } from './given-data'
import { unsentChanges } from './unsent'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: PortalMeta
    mutationMeta: PortalMeta
  }
}

interface PortalMeta extends Record<string, unknown> {
  /**
   * True for a request whose caller handles a 401 itself. Otherwise a 401 opens the sign-in page.
   */
  handlesSignedOut?: boolean
}

/**
 * Creates a client that calls `onSignedOut` after a 401. By default, it does not refetch queries
 * after an interval or at window focus, and does not retry (Spec §7).
 */
function createClient(onSignedOut: (client: QueryClient) => void) {
  const watch = (error: Error, meta: PortalMeta | undefined) => {
    if (error instanceof HttpError && error.status === 401 && !meta?.handlesSignedOut) {
      onSignedOut(client)
    }
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => watch(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => watch(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
  return client
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [client] = useState(() =>
    createClient((signedOut) => {
      if (isPersonalDataCleared(signedOut)) return
      clearPersonalData(signedOut)
      router.replace(paths.portal.login)
    }),
  )
  useEffect(() => {
    // Leaving the page would lose changes that are being sent or that failed to arrive.
    const ask = (event: BeforeUnloadEvent) => {
      if (client.isMutating() > 0 || unsentChanges.read().length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
