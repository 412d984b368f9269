'use client'

import { LoadError } from '@/components/portal/load-error'
import { retryAction } from '@/components/portal/try-again'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Panel, PanelHead } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { ROLES, type Role } from '@/lib/access'
import { formatDay } from '@/lib/dates'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useFactorRoles, useSetFactorRule } from '../../factors/client'
import { roleTitle } from '../../present'
import type { StaffMember } from '../../schema'
import { useStaff } from '../client'

function countText(members: readonly StaffMember[], role: Role): string {
  const active = members.filter((member) => member.role === role && member.status === 'active')
  const secured = active.filter(({ hasFactor }) => hasFactor)
  if (active.length === 0) return 'Nobody has this role'
  return `${secured.length} of ${active.length} ${active.length === 1 ? 'has' : 'have'} one`
}

function Rules() {
  const results = useFactorRoles()
  const { data, error } = results
  const set = useSetFactorRule()
  const members = useStaff().data ?? []
  if (error && !data) {
    const title = 'The rules could not be loaded'
    return <LoadError title={title} of={results} />
  }
  if (!data) return <TableSkeleton rows={4} columns={2} />
  const require = (role: Role, required: boolean): Promise<void> =>
    set.mutateAsync({ role, required }).then(
      () => notify(notices.factorRolesSaved()),
      (failure: unknown) => {
        const again = retryAction(failure, () => void require(role, required))
        notify(notices.factorRolesFailed(errorSentence(failure)), again)
      },
    )
  return (
    <ul className="grid md:grid-cols-2">
      {ROLES.map((role) => (
        <li
          key={role}
          className="flex min-h-14 items-center gap-4 border-b border-line px-4 py-2.5 max-md:last:border-b-0 md:nth-last-[-n+2]:border-b-0"
        >
          <div className="mr-auto min-w-0">
            <p className="font-medium">{roleTitle(role)}</p>
            <p className="text-sm text-text-3">
              {data.from[role] && `From ${formatDay(data.from[role])}. `}
              {countText(members, role)}
            </p>
          </div>
          {data.from[role] && (
            <Button variant="quiet" disabled={set.isPending} onClick={() => require(role, true)}>
              Start now
              <VisuallyHidden>: {roleTitle(role)} needs a second factor</VisuallyHidden>
            </Button>
          )}
          <Switch
            aria-label={`${roleTitle(role)} needs a second factor`}
            checked={data.roles.includes(role)}
            disabled={set.isPending}
            onCheckedChange={(checked) => require(role, checked)}
          />
        </li>
      ))}
    </ul>
  )
}

export const FactorRules = () => (
  <Panel aria-labelledby="factor-rules" className="mt-3">
    <PanelHead title="Who needs a second factor" titleId="factor-rules" />
    <p className="border-b border-line px-4 py-3 text-text-2">
      People with a role that is switched on must set up a second factor before they can go on. That
      includes you.
    </p>
    <Rules />
  </Panel>
)
