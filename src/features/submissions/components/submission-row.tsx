// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away
import { Eye } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { formatTableDate } from '@/lib/dates'
import type { Submission } from '../schema'
import { StatusMenu } from './status-menu'

const CELL = 'px-4 max-md:block max-md:px-0'

interface SubmissionRowProps {
  submission: Submission
  formName: string | null
  onView: () => void
}

export function SubmissionRow({ submission, formName, onView }: SubmissionRowProps) {
  const { id, submittedAt } = submission
  return (
    <tr
      role="row"
      className="border-b border-line last:border-b-0 hover:bg-hover max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:py-2"
    >
      <td
        role="cell"
        className={`${CELL} h-11 text-text-3 tabular-nums max-md:row-start-2 max-md:h-auto`}
      >
        #{id}
      </td>
      <td
        role="cell"
        className={`${CELL} w-full max-w-0 max-md:col-span-2 max-md:row-start-1 max-md:max-w-none`}
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
        <Button variant="quiet" className="px-2.5" onClick={onView}>
          <Eye aria-hidden strokeWidth={1.75} />
          View
          <VisuallyHidden> submission {id}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  )
}
