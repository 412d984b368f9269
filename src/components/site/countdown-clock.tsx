import { cx } from '@/components/ui/cx'
import type { TimeLeft } from '@/lib/time-left'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

interface CountdownClockProps {
  label: string
  /** The time left. Null before the browser has counted, and when the time has come. */
  left: TimeLeft | null
  units?: Readonly<Record<keyof TimeLeft, string>>
  className?: string
}

export const CountdownClock = ({ label, left, units, className }: CountdownClockProps) => (
  <div
    role="timer"
    aria-label={label}
    className={cx(
      'grid print:hidden grid-cols-4 border-t border-line-2 noscript:invisible',
      className,
    )}
  >
    {UNITS.map((unit) => (
      <div
        key={unit}
        className="border-l border-line pt-[clamp(0.75rem,1.6vw,1.25rem)] pr-1 pl-[clamp(0.5rem,1.4vw,1.25rem)] first:border-l-0 first:pl-0"
      >
        <span className="type-display block text-numeral leading-[0.9] tracking-[-0.03em] tabular-nums">
          {left ? String(left[unit]).padStart(2, '0') : '\u00A0'}
        </span>
        <span className="mt-2.5 block text-[clamp(0.75rem,3.6vw,0.9375rem)] text-text-3 capitalize">
          {units?.[unit] ?? unit}
        </span>
      </div>
    ))}
  </div>
)
