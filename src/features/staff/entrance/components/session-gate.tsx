'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, Suspense, useEffect } from 'react'
import { CurrentUserContext } from '@/components/portal/frame/current-user'
import { PortalFrame } from '@/components/portal/frame/portal-frame'
import type { NestedEntries } from '@/components/portal/frame/sidebar-nav'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { LoadError } from '@/components/portal/load-error'
import { LoadingPanes } from '@/components/ui/marks/loading-panes'
import { HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { useLogout, useSession } from '../../client'
import { roleLabel } from '../../present'

// These are loaded separately, because an account needs them only until it has a second factor.
const EnrolmentScreen = lazyWithRetries(() =>
  import('../../factors/components/enrolment-screen').then((module) => module.EnrolmentScreen),
)

const FactorDue = lazyWithRetries(() =>
  import('../../factors/components/factor-due').then((module) => module.FactorDueNotice),
)

interface SessionGateProps {
  /** The movement's name, from the site's settings. */
  name: string
  nested?: NestedEntries
  children: ReactNode
}

/**
 * Shows the portal to people who are signed in (Spec §4). Protects no data: the server checks each
 * request of the pages inside.
 */
export function SessionGate({ name, nested, children }: SessionGateProps) {
  const router = useRouter()
  const session = useSession()
  const logout = useLogout()
  const isRefused = session.error instanceof HttpError && session.error.status === 401
  const isSignedOut = session.isLoadingError && isRefused

  useEffect(() => {
    if (isSignedOut) router.replace(paths.portal.login)
  }, [isSignedOut, router])

  if (session.isLoadingError && !isRefused) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <h1 className="sr-only">{name}</h1>
        <LoadError title="The portal could not be reached" of={session} />
      </main>
    )
  }
  if (!session.data) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <h1 className="sr-only">{name}</h1>
        <LoadingPanes />
      </main>
    )
  }
  const { user, lacksFactor, factorDueAt } = session.data
  const leaving = { onLogout: () => logout.mutate(), loggingOut: logout.isPending }
  if (lacksFactor) {
    return (
      <CurrentUserContext value={user}>
        <Suspense>
          <EnrolmentScreen name={name} {...leaving} />
        </Suspense>
      </CurrentUserContext>
    )
  }
  return (
    <CurrentUserContext value={user}>
      <PortalFrame
        name={name}
        user={{ ...user, role: roleLabel(user.role) }}
        nested={nested}
        {...leaving}
      >
        {factorDueAt && (
          <Suspense>
            <FactorDue at={factorDueAt} />
          </Suspense>
        )}
        {children}
      </PortalFrame>
    </CurrentUserContext>
  )
}
