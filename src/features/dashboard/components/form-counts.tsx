import { Link } from '@/components/portal/link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'
import type { SubmissionFigures } from '../schema'

interface FormCountsProps {
  forms: SubmissionFigures['byForm']
  /** First day of the counts, `yyyy-MM-dd`. */
  from: string | undefined
}

export function FormCounts({ forms, from }: FormCountsProps) {
  if (forms.length === 0) return <p className="text-text-3">Nothing in the last 30 days</p>
  return (
    <ul className="-my-1 grid">
      {forms.map(({ id, name, count }) => (
        <li key={id}>
          <Link
            href={paths.portal.submissionsWhere({ form: id, ...(from && { from }) })}
            title={name}
            className="flex min-h-8 items-center justify-between gap-3 text-text no-underline hover:underline max-md:min-h-11"
          >
            <span className="line-clamp-1 wrap-anywhere">{name}</span>
            <span className="font-medium tabular-nums">
              {count.toLocaleString('en-PH')}
              <VisuallyHidden> {plural('registration', count)}</VisuallyHidden>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
