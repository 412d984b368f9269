import { cx } from '@/components/ui/cx'
import { NativeSelect } from '@/components/ui/input'
import type { Seat } from '@/features/forms/capacity/schema'
import { SEAT_FILTERS, SEAT_WORDS } from '../../seat-words'

interface SeatSelectProps {
  seat: Seat | null
  className: string
  onChoose: (seat: Seat | null) => void
}

/** Filters the list to registrations in which at least one person has the chosen seat. */
export const SeatSelect = ({ seat, className, onChoose }: SeatSelectProps) => (
  <NativeSelect
    aria-label="Place"
    className={cx('w-42', className)}
    value={seat ?? ''}
    onChange={({ target }) => onChoose(SEAT_FILTERS.find((one) => one === target.value) ?? null)}
  >
    <option value="">Place: any</option>
    {SEAT_FILTERS.map((one) => (
      <option key={one} value={one}>
        {SEAT_WORDS[one]}
      </option>
    ))}
  </NativeSelect>
)
