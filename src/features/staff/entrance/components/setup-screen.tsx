'use client'

import { GatePage } from '@/components/portal/frame/gate-page'
import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { LoadingPanes } from '@/components/ui/marks/loading-panes'
import { paths } from '@/lib/paths'
import { useSetupStatus } from '../../client'
import { useLinkParameter } from './dead-link'
import { SetupForm } from './setup-form'

export function SetupScreen({ name }: { name: string }) {
  const status = useSetupStatus()
  const code = useLinkParameter('code')

  if (status.data && !status.data.open) {
    return (
      <GatePage
        name={name}
        title="The portal is already set up"
        description="Staff accounts are made by invitation. Sign in with yours."
      >
        <Button asChild size="lg" className="mt-7">
          <Link href={paths.portal.login}>Go to sign in</Link>
        </Button>
      </GatePage>
    )
  }
  return (
    <GatePage
      name={name}
      title="Set up the portal"
      description="Create the first account. It becomes the super admin of this portal."
    >
      {/* Shows the form even when the status could not be read, because the server refuses a second setup. */}
      {status.isPending ? (
        <LoadingPanes />
      ) : (
        <SetupForm code={code} needsCode={status.data?.needsCode ?? false} />
      )}
    </GatePage>
  )
}
