// biome-ignore-all lint/a11y/noRedundantRoles: on phones, CSS displays the table as blocks, which removes its roles
import { Link } from '@/components/portal/link'
import { TableHead } from '@/components/portal/table-head'
import { EmptyState } from '@/components/ui/empty-state'
import { MessageStatePill } from '@/features/delivery/components/submission-messages'
import { formatTableDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { MailingRecipient } from '../../schema'

const CELL = 'px-4 py-2 max-md:p-0 wrap-anywhere'

export function RecipientTable({ recipients }: { recipients: readonly MailingRecipient[] }) {
  if (recipients.length === 0) {
    return <EmptyState title="Nobody is in this state" text="Choose another one above." />
  }
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <TableHead labels={['Registration', 'Address', 'State', 'When']} />
      <tbody role="rowgroup" className="max-md:block">
        {recipients.map(
          ({ id, submissionId, reference, name, address, reason, sentAt, ...state }) => (
            <tr
              key={id}
              role="row"
              className="border-b border-line last:border-b-0 hover:bg-hover max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:py-1.5 max-md:pb-2.5"
            >
              <td role="cell" className={CELL}>
                <Link
                  href={paths.portal.submission(submissionId)}
                  className="inline-flex min-h-7 items-center font-medium max-md:min-h-11"
                >
                  {name ?? reference}
                </Link>
              </td>
              <td role="cell" className={`${CELL} max-md:col-span-full`}>
                {address}
              </td>
              <td role="cell" className={`${CELL} max-md:contents`}>
                <span className="max-md:col-start-2 max-md:row-start-1">
                  <MessageStatePill {...state} />
                </span>
                {reason && (
                  <span className="block text-sm text-text-3 max-md:col-span-full">{reason}</span>
                )}
              </td>
              <td
                role="cell"
                className={`${CELL} text-text-2 tabular-nums max-md:col-span-full max-md:text-sm max-md:empty:hidden md:whitespace-nowrap`}
              >
                {sentAt && <time dateTime={sentAt}>{formatTableDate(sentAt)}</time>}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
