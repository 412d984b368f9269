import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { PageHead } from './page-head'

/** A section that has its place but no content yet (Spec §1). */
export const ComingSoon = ({ title }: { title: string }) => (
  <>
    <PageHead title={title} />
    <Panel aria-label={title}>
      <EmptyState title="Coming Soon" />
    </Panel>
  </>
)
