// biome-ignore-all lint/a11y/noRedundantRoles: without display: table the implied roles are lost

import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Pill } from '@/components/ui/pill'
import type { StaffStatus } from '@/lib/access'
import { formatDay } from '@/lib/dates'
import { roleLabel } from '../../present'
import type { StaffMember } from '../../schema'

const STATUS_LABELS = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
} satisfies Record<StaffStatus, string>

const CELL = 'px-4 py-2 max-md:p-0'

interface UserRowProps {
  member: StaffMember
  /** The row's menu; null when this row has none, undefined when no row of the table has one. */
  menu?: ReactNode
}

export function UserRow({ member, menu }: UserRowProps) {
  const { name, email, role, status, createdAt } = member
  return (
    <tr
      role="row"
      className={cx(
        'h-11 border-b border-line last:border-b-0 hover:bg-hover max-md:grid max-md:h-auto max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4 max-md:py-3.5',
        menu !== undefined && 'max-md:grid-cols-[minmax(0,1fr)_auto_1.75rem]',
      )}
    >
      <td role="cell" className={`${CELL} font-semibold wrap-anywhere`}>
        {/* The name of an invited account is its email address. */}
        {status === 'invited' && name === email ? (
          <span className="font-normal text-text-3">No name yet</span>
        ) : (
          name
        )}
      </td>
      <td
        role="cell"
        className={`${CELL} wrap-anywhere text-text-2 max-md:col-span-full max-md:row-start-2 max-md:text-sm max-md:text-text-3`}
      >
        {email}
      </td>
      <td
        role="cell"
        className={`${CELL} whitespace-nowrap max-md:col-start-1 max-md:row-start-3 max-md:text-text-2`}
      >
        {roleLabel(role)}
      </td>
      <td
        role="cell"
        className={`${CELL} max-md:col-start-2 max-md:row-start-1 max-md:self-start max-md:justify-self-end`}
      >
        <Pill tone={status === 'active' ? 'active' : 'other'}>{STATUS_LABELS[status]}</Pill>
      </td>
      <td
        role="cell"
        className={`${CELL} whitespace-nowrap tabular-nums max-md:col-[2/-1] max-md:row-start-3 max-md:justify-self-end max-md:text-text-3`}
      >
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </td>
      {menu !== undefined && (
        <td
          role="cell"
          className={`${CELL} text-right max-md:col-start-3 max-md:row-start-1 max-md:-my-2.25 max-md:-mr-2.5 max-md:-ml-2 max-md:self-start md:py-1 md:pr-2`}
        >
          {menu}
        </td>
      )}
    </tr>
  )
}
