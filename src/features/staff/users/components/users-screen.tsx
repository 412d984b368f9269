'use client'

import { History, UserRoundSearch } from 'lucide-react'
import { useCan } from '@/components/portal/frame/current-user'
import { Link } from '@/components/portal/link'
import { LoadError } from '@/components/portal/load-error'
import { ActiveOnlyLine, useIsActiveOnly } from '@/components/portal/only-active'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/paths'
import { useStaff } from '../client'
import { FactorRules } from './factor-rules'
import { InviteDialog } from './invite-dialog'
import { UsersList } from './users-list'

function Users() {
  const results = useStaff()
  const { data: users, error } = results
  const isNarrowed = useIsActiveOnly()
  if (users) {
    if (users.length === 0) return <EmptyState title="No admin users found" />
    if (!isNarrowed) return <UsersList users={users} />
    return (
      <>
        <ActiveOnlyLine nouns="users" all={paths.portal.users} />
        <UsersList users={users.filter(({ status }) => status === 'active')} />
      </>
    )
  }
  if (!error) return <TableSkeleton columns={5} />
  return <LoadError title="The users could not be loaded" of={results} />
}

function UsersActions() {
  const mayReadAudit = useCan('audit.read')
  const mayInvite = useCan('staff.manage')
  const mayAnswerPeople = useCan('people.manage')
  return (
    <>
      {mayAnswerPeople && (
        <Button asChild variant="line">
          <Link href={paths.portal.people}>
            <UserRoundSearch aria-hidden strokeWidth={1.75} />
            Find a person’s data
          </Link>
        </Button>
      )}
      {mayReadAudit && (
        <Button asChild variant="line">
          <Link href={paths.portal.audit}>
            <History aria-hidden strokeWidth={1.75} />
            Audit log
          </Link>
        </Button>
      )}
      {mayInvite && <InviteDialog />}
    </>
  )
}

const Rules = () => useCan('factors.manage') && <FactorRules />

export const UsersScreen = () => (
  <>
    <PageHead title="User Management" actions={<UsersActions />} />
    <Panel aria-label="Admin users">
      <Users />
    </Panel>
    <Rules />
  </>
)
