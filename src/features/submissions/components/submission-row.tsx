// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away
import { Skeleton } from '@/components/ui/skeleton'
import { formatTableDate } from '@/lib/dates'
import type { Submission } from '../schema'
import { StatusMenu } from './status-menu'
import { SubmissionDetails } from './submission-details'

const CELL = 'px-4 max-md:block max-md:px-0'

interface SubmissionRowProps {
  submission: Submission
  formName: string | null
}

export function SubmissionRow({ submission, formName }: SubmissionRowProps) {
  const { id, submittedAt } = submission
  return (
    <tr
      role="row"
      className="border-b border-line last:border-b-0 hover:bg-hover max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:py-2"
    >
      <td role="cell" className={`${CELL} text-text-3 tabular-nums max-md:row-start-2 md:h-11`}>
        #{id}
      </td>
      <td
        role="cell"
        className={`${CELL} max-md:col-span-2 max-md:row-start-1 md:w-[38%] md:max-w-0`}
      >
        {formName === null ? (
          <Skeleton className="w-[16ch]" />
        ) : (
          <span title={formName} className="block truncate font-medium max-md:font-semibold">
            {formName}
          </span>
        )}
      </td>
      <td
        role="cell"
        className={`${CELL} whitespace-nowrap tabular-nums max-md:row-start-2 max-md:text-text-3`}
      >
        <time dateTime={submittedAt}>{formatTableDate(submittedAt)}</time>
      </td>
      <td role="cell" className={`${CELL} max-md:row-start-2 max-md:justify-self-end`}>
        <StatusMenu submission={submission} />
      </td>
      <td
        role="cell"
        className={`${CELL} text-right whitespace-nowrap max-md:col-start-3 max-md:row-start-1 max-md:-mr-2.5 md:pr-2`}
      >
        <SubmissionDetails submission={submission} formName={formName} />
      </td>
    </tr>
  )
}
