'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { GatePage } from '@/components/portal/frame/gate-page'
import { Link } from '@/components/portal/link'
import { paths } from '@/lib/paths'
import { useSession, useSetupStatus } from '../../client'
import { useAwaitedFactor } from '../client'
import { SecondFactorScreen } from './factor-screen'
import { LoginForm } from './login-form'

export function LoginScreen({ name }: { name: string }) {
  const router = useRouter()
  const signedIn = Boolean(useSession().data)
  const setup = useSetupStatus()
  const methods = useAwaitedFactor().data?.methods ?? []

  useEffect(() => {
    if (signedIn) router.replace(paths.portal.dashboard)
  }, [signedIn, router])

  if (methods.length > 0) return <SecondFactorScreen name={name} methods={methods} />
  return (
    <GatePage
      name={name}
      title="Sign in to the portal"
      description="For staff with an invitation."
      foot={
        setup.data?.open ? (
          <p>
            No one has an account yet.{' '}
            <Link href={paths.portal.setup} className="font-semibold">
              Set up the portal
            </Link>
          </p>
        ) : (
          <p>No account? Ask a super admin for an invitation.</p>
        )
      }
    >
      <LoginForm />
    </GatePage>
  )
}
