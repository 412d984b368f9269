import { cx } from '@/components/ui/cx'

// How much light falls through each pane, in percent, row by row.
const LIGHT = [
  [17, 42, 67, 72, 89, 90],
  [23, 48, 74, 82, 96, 85],
  [24, 49, 68, 78, 95, 79],
  [21, 44, 50, 67, 61, 65],
  [14, 17, 37, 53, 46, 50],
  [7, 8, 24, 20, 30, 35],
]

interface LitWindowProps {
  /** The one pane without light, as row and column. */
  unlit?: readonly [row: number, column: number]
  className?: string
}

/** The capiz window: many small panes, one light behind them. Decorative. */
export function LitWindow({ unlit, className }: LitWindowProps) {
  return (
    <div aria-hidden className={cx('grid grid-cols-6 gap-(--mullion)', className)}>
      {LIGHT.flatMap((row, y) =>
        row.map((light, x) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: thirty-six fixed panes
            key={`${y},${x}`}
            className={cx(
              'aspect-square rounded-pane',
              unlit?.[0] === y && unlit[1] === x
                ? 'border-[1.5px] border-night-400'
                : 'bg-linear-160 from-gold-200 to-gold-400 opacity-(--light)',
            )}
            style={{ '--light': `${light}%` }}
          />
        )),
      )}
    </div>
  )
}
