import { format } from 'date-fns'
import { Pill } from '@/components/ui/pill'
import type { StaffStatus } from '@/lib/access'
import { roleLabel, type StaffMember } from '../schema'

const STATUS_LABELS = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
} satisfies Record<StaffStatus, string>

const HEAD = 'h-9.5 px-4 text-left text-sm font-medium whitespace-nowrap text-text-3'
const CELL = 'px-4 py-2 max-md:p-0'

/** A table; two-line rows on phones, where the header row stays for screen readers. */
export function UsersTable({ users }: { users: readonly StaffMember[] }) {
  return (
    // Roles spelled out: a table shown as blocks would otherwise stop being one for screen readers.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="w-full border-collapse max-md:block">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line">
          {['Name', 'Email', 'Role', 'Status', 'Created'].map((label) => (
            <th key={label} role="columnheader" scope="col" className={HEAD}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {users.map(({ id, name, email, role, status, createdAt }) => (
          <tr
            key={id}
            role="row"
            className="h-11 border-b border-line last:border-b-0 hover:bg-hover max-md:grid max-md:h-auto max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4 max-md:py-3.5"
          >
            <td role="cell" className={`${CELL} font-semibold wrap-anywhere`}>
              {name}
            </td>
            <td
              role="cell"
              className={`${CELL} wrap-anywhere text-text-2 max-md:col-start-1 max-md:row-start-2 max-md:text-sm max-md:text-text-3`}
            >
              {email}
            </td>
            <td
              role="cell"
              className={`${CELL} whitespace-nowrap max-md:col-start-1 max-md:text-text-2`}
            >
              {roleLabel(role)}
            </td>
            <td
              role="cell"
              className={`${CELL} max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-start max-md:justify-self-end`}
            >
              <Pill tone={status === 'active' ? 'active' : 'other'}>{STATUS_LABELS[status]}</Pill>
            </td>
            <td
              role="cell"
              className={`${CELL} whitespace-nowrap tabular-nums max-md:col-start-2 max-md:row-start-3 max-md:justify-self-end max-md:text-text-3`}
            >
              <time dateTime={createdAt}>{format(createdAt, 'MMM d, yyyy')}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
