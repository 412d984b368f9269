import { cx } from '../cx'

const STEPS = [1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4]
const STILL_LIT = new Set([1, 3, 4, 5, 7, 10])

interface LoadingPanesProps {
  label?: string
  className?: string
}

export function LoadingPanes({ label = 'Loading...', className }: LoadingPanesProps) {
  return (
    <div
      role="status"
      className={cx('grid justify-items-center gap-3.5 px-4 py-14 text-text-2', className)}
    >
      <div aria-hidden className="grid grid-cols-[repeat(3,0.875rem)] gap-[3px]">
        {STEPS.map((step, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: twelve fixed panes
            key={index}
            className={cx(
              'aspect-3/4 animate-lit rounded-[2px] bg-gold-500 opacity-20',
              STILL_LIT.has(index) ? 'motion-reduce:opacity-100' : 'motion-reduce:opacity-25',
            )}
            style={{ animationDelay: `${step * 120}ms` }}
          />
        ))}
      </div>
      {label}
    </div>
  )
}
