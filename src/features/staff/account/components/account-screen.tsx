'use client'

import { useActor } from '@/components/portal/frame/current-user'
import { PageHead } from '@/components/portal/page-head'
import { Panel, PanelHead } from '@/components/ui/panel'
import { OwnFactors } from '../../factors/components/own-factors'
import { roleLabel } from '../../present'
import { AssignmentMailPanel } from './assignment-mail-panel'
import { ChangePasswordForm } from './change-password-form'
import { SessionList } from './session-list'
import { SignOutEverywhere } from './sign-out-everywhere'

function Details() {
  const { name, email, role } = useActor()
  const rows = [
    ['Name', name],
    ['Email', email],
    ['Role', roleLabel(role)],
  ] as const
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-4 border-b border-line px-4 py-2.5 last:border-b-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <dt className="text-text-3">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const AccountScreen = () => (
  <>
    <PageHead title="Your account" />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 lg:items-start">
      <div className="grid gap-3">
        <Panel aria-labelledby="account-details">
          <PanelHead title="Details" titleId="account-details" />
          <Details />
        </Panel>
        <Panel aria-labelledby="account-sessions">
          <PanelHead title="Where you are signed in" titleId="account-sessions" />
          <SessionList />
          <SignOutEverywhere />
        </Panel>
      </div>
      <div className="grid gap-3">
        <Panel aria-labelledby="account-password">
          <PanelHead title="Password" titleId="account-password" />
          <ChangePasswordForm />
        </Panel>
        <Panel aria-labelledby="account-factors">
          <PanelHead title="Second factor" titleId="account-factors" />
          <OwnFactors />
        </Panel>
        <AssignmentMailPanel />
      </div>
    </div>
  </>
)
