'use client'

import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { TableBones } from '@/components/ui/skeleton'
import { useStaff } from '../client'
import { UsersTable } from './users-table'

function Users() {
  const users = useStaff()
  if (users.isPending) return <TableBones columns={5} />
  if (users.isError) {
    return (
      <LoadError
        title="The users could not be loaded"
        error={users.error}
        onRetry={() => users.refetch()}
        retrying={users.isFetching}
      />
    )
  }
  if (users.data.length === 0) return <EmptyState title="No admin users found" />
  return <UsersTable users={users.data} />
}

export const UsersScreen = () => (
  <>
    <PageHead title="User Management" />
    <Panel aria-label="Admin users">
      <Users />
    </Panel>
  </>
)
