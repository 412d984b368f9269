import { SelectableRow } from '@/components/portal/choose/selectable-row'
import { SentDetails } from '@/components/portal/choose/sent-details'
import { listAnswerLines } from '@/features/answers/answer-view'
import { personName } from '@/features/answers/person-name'
import type { EventForm } from '@/features/forms/schema'
import { formatTableDate } from '@/lib/dates'
import type { BinnedSubmission } from '../schema'

interface BinItemProps {
  row: BinnedSubmission
  form: EventForm | null
  isSelected: boolean
  onSelect: () => void
}

export const BinItem = ({ row, form, ...choice }: BinItemProps) => (
  <SelectableRow
    heading={[form && personName(form, row.data), `#${row.id} ${row.formName}`]
      .filter(Boolean)
      .join(', ')}
    at={row.deletedAt}
    {...choice}
  >
    <p>
      Reference {row.reference}. Deleted by {row.deletedBy ?? 'somebody'}; erased for good on{' '}
      <time dateTime={row.erasedAt}>{formatTableDate(row.erasedAt)}</time>.
    </p>
    <SentDetails lines={listAnswerLines(row.data ?? {}, form)} />
  </SelectableRow>
)
