import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { paths } from '@/lib/paths'

export const PortalFormNotFound = () => (
  <Panel>
    <h1 className="sr-only">Event Form</h1>
    <EmptyState
      title="Form not found"
      action={
        <Button asChild variant="line">
          <Link href={paths.portal.forms}>Back to Event Forms</Link>
        </Button>
      }
    />
  </Panel>
)
