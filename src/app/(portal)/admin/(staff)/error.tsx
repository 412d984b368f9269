'use client'

import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'

export default function PortalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <>
      <PageHead title="Something went wrong" />
      <Panel role="alert">
        <EmptyState
          title="This screen stopped working"
          text="Nothing you saved before is lost. Try again; if it happens once more, reload the page."
          action={
            <Button variant="line" onClick={reset}>
              Retry
            </Button>
          }
        />
      </Panel>
    </>
  )
}
