import { cx } from '@/components/ui/cx'
import { countFreePlaces } from '../opening'
import type { Limit } from '../schema'

interface LimitNumbersProps {
  limit: Limit | undefined
  hasWaitingList: boolean
  className: string
}

export function LimitCounts({ limit, hasWaitingList, className }: LimitNumbersProps) {
  if (!limit) {
    return (
      <p className={cx('flex items-center text-text-3', className)}>Counted once it is saved.</p>
    )
  }
  const { free, over } = countFreePlaces(limit)
  return (
    <p
      className={cx(
        'flex flex-wrap items-center gap-x-5 gap-y-1 text-text-2 tabular-nums',
        className,
      )}
    >
      <span>{limit.held} held</span>
      {over > 0 ? (
        <span className="font-semibold text-error">{over} over</span>
      ) : (
        <span>{free} free</span>
      )}
      {(hasWaitingList || limit.waiting > 0) && <span>{limit.waiting} waiting</span>}
    </p>
  )
}
