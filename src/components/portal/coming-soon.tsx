import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { paths } from '@/lib/paths'
import { Link } from './link'
import { PageHead } from './page-head'

export const ComingSoon = ({ title }: { title: string }) => (
  <>
    <PageHead title={title} />
    <Panel aria-label={title}>
      <EmptyState
        title="Coming Soon"
        text="Until the store opens, visitors see its page on the website."
        action={
          <Button asChild variant="line">
            <Link href={paths.merch}>See the store’s page</Link>
          </Button>
        }
      />
    </Panel>
  </>
)
