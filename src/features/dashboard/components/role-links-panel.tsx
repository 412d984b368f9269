import { useActor } from '@/components/portal/frame/current-user'
import { Link } from '@/components/portal/link'
import { Panel, PanelHead } from '@/components/ui/panel'
import { can } from '@/lib/access'
import { paths } from '@/lib/paths'

const WAYS = [
  [paths.portal.products, 'Products', 'What the store sells is kept here once it opens.'],
  [paths.portal.orders, 'Orders', 'What people have ordered comes in here once it opens.'],
  [paths.merch, 'The store’s page', 'What visitors of the website see of it today.'],
  [paths.portal.forms, 'Event Forms', 'Look at what people are asked, and open a form’s page.'],
  [paths.portal.users, 'Users', 'Who works here, and whom to ask.'],
  [paths.portal.account, 'Your account', 'Your password, second factor and sessions.'],
] as const

export function RoleLinksPanel() {
  if (can(useActor(), 'submissions.read')) return null
  return (
    <Panel aria-labelledby="role-start" className="mt-3">
      <PanelHead title="What you can do here" titleId="role-start" />
      <ul className="grid md:grid-cols-2">
        {WAYS.map(([href, label, text]) => (
          <li key={href}>
            <Link
              href={href}
              className="grid min-h-11 gap-0.5 px-4 py-3 text-text no-underline hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="font-medium">{label}</span>
              <span className="text-sm text-text-3">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-3 text-text-2">
        Registrations and the website’s content are looked after by others. An admin can change your
        role.
      </p>
    </Panel>
  )
}
