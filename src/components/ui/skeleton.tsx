import { cx } from './cx'

/** A grey bar in place of a text that is loading. Give it a width, such as `w-[14ch]`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={cx('block h-2.5 max-w-full animate-pulse rounded-[3px] bg-line', className)}
  />
)

const WIDTHS = ['w-[14ch]', 'w-[11ch]', 'w-[16ch]', 'w-[12ch]']

interface TableSkeletonProps {
  rows?: number
  columns?: number
}

export function TableSkeleton({ rows = 5, columns = 4 }: TableSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no ids
          key={row}
          className="grid h-11 auto-cols-fr grid-flow-col items-center gap-4 border-b border-line px-4 last:border-b-0 max-md:h-20 max-md:*:nth-[n+3]:hidden"
        >
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no ids
            <Skeleton key={column} className={WIDTHS[(row + column) % WIDTHS.length]} />
          ))}
        </div>
      ))}
    </div>
  )
}
