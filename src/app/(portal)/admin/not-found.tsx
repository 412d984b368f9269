import type { Metadata } from 'next'
import { Link } from '@/components/portal/link'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { getSiteSettings } from '@/features/site/server/data'
import { SessionGate } from '@/features/staff/entrance/components/session-gate'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Page not found' }

export default async function PortalNotFound() {
  const { name } = await getSiteSettings()
  return (
    <SessionGate name={name}>
      <PageHead title="Page not found" />
      <Panel aria-label="Page not found">
        <EmptyState
          title="There is nothing at this address"
          text="The link may be old, or the address has a typing mistake."
          action={
            <Button asChild variant="line">
              <Link href={paths.portal.dashboard}>Back to the Dashboard</Link>
            </Button>
          }
        />
      </Panel>
    </SessionGate>
  )
}
