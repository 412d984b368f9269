import { cx } from '@/components/ui/cx'
import { NativeSelect } from '@/components/ui/input'
import type { SeatState } from '@/features/forms/capacity/schema'
import { SEAT_FILTERS, SEAT_LABELS } from '../../seat-words'

interface SeatSelectProps {
  seat: SeatState | null
  className: string
  onChoose: (seat: SeatState | null) => void
}

/**
 * A filter by the state of the place. A registration matches when any of its people has a place in
 * this state.
 */
export const SeatFilterSelect = ({ seat, className, onChoose }: SeatSelectProps) => (
  <NativeSelect
    aria-label="Place"
    className={cx('w-42', className)}
    value={seat ?? ''}
    onChange={({ target }) => onChoose(SEAT_FILTERS.find((one) => one === target.value) ?? null)}
  >
    <option value="">Place: any</option>
    {SEAT_FILTERS.map((one) => (
      <option key={one} value={one}>
        {SEAT_LABELS[one]}
      </option>
    ))}
  </NativeSelect>
)
