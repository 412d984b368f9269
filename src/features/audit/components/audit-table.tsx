// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away
import { TableHead } from '@/components/portal/table-head'
import { cx } from '@/components/ui/cx'
import { describeActor } from '@/lib/audit/own-actions'
import { describeAction } from '@/lib/audit/sentences'
import { formatDetailsDate, formatTableDate } from '@/lib/dates'
import type { AuditLine } from '../schema'

const CELL = 'px-4 py-2 align-top max-md:p-0'

function AuditRow({ action, actorName, subject, detail, address, at, times }: AuditLine) {
  return (
    <tr
      role="row"
      className="border-b border-line last:border-b-0 hover:bg-hover max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4 max-md:py-3"
    >
      <td
        role="cell"
        className={`${CELL} whitespace-nowrap tabular-nums max-md:col-start-2 max-md:row-start-1 max-md:text-sm max-md:text-text-3`}
      >
        <time dateTime={at} title={formatDetailsDate(at)}>
          {formatTableDate(at)}
        </time>
      </td>
      <td
        role="cell"
        className={`${CELL} font-semibold wrap-anywhere max-md:col-start-1 max-md:row-start-1 md:w-1/5`}
      >
        {describeActor(action, actorName)}
      </td>
      <td
        role="cell"
        className={`${CELL} wrap-anywhere max-md:col-span-2 md:w-1/2 first-letter:uppercase`}
      >
        {describeAction(action, { subject, detail }, times)}
      </td>
      <td
        role="cell"
        className={`${CELL} text-text-2 wrap-anywhere max-md:col-span-2 max-md:text-sm max-md:text-text-3`}
      >
        {address ?? 'Unknown'}
      </td>
    </tr>
  )
}

interface AuditTableProps {
  lines: readonly AuditLine[]
  isStale: boolean
}

export const AuditTable = ({ lines, isStale }: AuditTableProps) => (
  <table
    role="table"
    aria-busy={isStale}
    className={cx(
      'w-full border-collapse transition-opacity duration-(--dur-2) max-md:block',
      isStale && 'opacity-60',
    )}
  >
    <TableHead labels={['When', 'Who', 'What', 'From where']} />
    <tbody role="rowgroup" className="max-md:block">
      {lines.map((line) => (
        <AuditRow key={line.id} {...line} />
      ))}
    </tbody>
  </table>
)
