'use client'

import { ChevronRight, Inbox, type LucideIcon, PackageCheck, PenLine, Plus } from 'lucide-react'
import { useCan } from '@/components/portal/frame/current-user'
import { Link } from '@/components/portal/link'
import { Panel, PanelHead } from '@/components/ui/panel'
import type { Permission } from '@/lib/access'
import { paths } from '@/lib/paths'

interface QuickAction {
  label: string
  href: string
  icon: LucideIcon
  needs: Permission
}

const ACTIONS: readonly QuickAction[] = [
  {
    label: 'Review new registrations',
    href: paths.portal.submissionsWhere({ status: 'new' }),
    icon: Inbox,
    needs: 'submissions.read',
  },
  { label: 'Create a form', href: paths.portal.createForm, icon: Plus, needs: 'forms.write' },
  {
    label: 'Delivery check',
    href: paths.portal.ledger,
    icon: PackageCheck,
    needs: 'ledger.use',
  },
  { label: 'Edit the website', href: paths.cms, icon: PenLine, needs: 'content.write' },
]

function ActionRow({ label, href, icon: Icon, needs }: QuickAction) {
  const allowed = useCan(needs)
  if (!allowed) return null
  // The content panel is another application, so the link must load a whole page.
  const Row = href === paths.cms ? 'a' : Link
  return (
    <li className="border-b border-line last:border-b-0">
      <Row
        href={href}
        className="flex min-h-11 items-center gap-3 px-4 font-medium text-text no-underline hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-4.5 flex-none text-text-3" />
        {label}
        <ChevronRight
          aria-hidden
          strokeWidth={1.75}
          className="ml-auto size-4 flex-none text-text-3"
        />
      </Row>
    </li>
  )
}

export const QuickActions = () => (
  <Panel aria-labelledby="quick-actions" className="not-has-[li]:hidden">
    <PanelHead title="Quick actions" titleId="quick-actions" />
    <ul>
      {ACTIONS.map((action) => (
        <ActionRow key={action.href} {...action} />
      ))}
    </ul>
  </Panel>
)
