import { Link } from '@/components/portal/link'
import { Pill } from '@/components/ui/pill'
import { formatDetailsDate, formatTableDate } from '@/lib/dates'
import { ENGLISH_LANGUAGE_NAMES } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { SubmittedAt } from '../../components/submitted-at'
import { ENTRY_METHOD_LABELS, type Submission } from '../../schema'
import { seatLabel } from '../../seat-words'
import { StatusMenu } from '../../status/components/status-menu'

interface FactsProps {
  submission: Submission
  formName: string | null
}

export const SubmissionFacts = ({ submission, formName }: FactsProps) => {
  const { submittedAt, reference, agreedTo, form, entered, isTest, seat, queue, changedAt } =
    submission
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {formName && <span className="basis-full text-text-2">{formName}</span>}
      <SubmittedAt submittedAt={submittedAt} format={formatDetailsDate} />
      <span>
        Reference <span className="font-medium text-text-2">{reference}</span>
      </span>
      <StatusMenu submission={submission} />
      {seat && <Pill tone={seat === 'held' ? 'active' : 'other'}>{seatLabel(seat, queue)}</Pill>}
      {(seat === 'waiting' || seat === 'offered') && (
        <Link
          href={paths.portal.formPlaces(submission.formId)}
          className="font-medium text-link underline-offset-4 hover:underline max-md:-my-3 max-md:py-3"
        >
          Waiting list
        </Link>
      )}
      {isTest && <Pill tone="other">Test</Pill>}
      {changedAt && <span>Changed by the registrant {formatTableDate(changedAt)}</span>}
      {agreedTo && <span>Agreed to version {agreedTo.version} of the notice</span>}
      {form && (
        <span>
          Version {form.revision} of the form
          {!entered && `, in ${ENGLISH_LANGUAGE_NAMES[form.language]}`}
        </span>
      )}
      {entered && (
        <span>
          {ENTRY_METHOD_LABELS[entered.how]}, added by {entered.by ?? 'a former colleague'}
        </span>
      )}
    </span>
  )
}
