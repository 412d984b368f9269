import { cx } from '@/components/ui/cx'

// Brightness of the panes in percent, row by row.
const LIGHT = [
  [17, 42, 67, 72, 89, 90],
  [23, 48, 74, 82, 96, 85],
  [24, 49, 68, 78, 95, 79],
  [21, 44, 50, 67, 61, 65],
  [14, 17, 37, 53, 46, 50],
  [7, 8, 24, 20, 30, 35],
]
const PANES = LIGHT.flatMap((row, y) => row.map((light, x) => ({ light, at: `${y},${x}` })))

interface LitWindowProps {
  /** The pane that stays dark: its row and column, counted from 0, as "row,column". */
  unlit?: string
  className?: string
}

export function LitWindow({ unlit, className }: LitWindowProps) {
  return (
    <div aria-hidden className={cx('grid print:hidden grid-cols-6 gap-(--mullion)', className)}>
      {PANES.map(({ light, at }) =>
        at === unlit ? (
          <i key={at} className="aspect-square rounded-pane border-[1.5px] border-night-400" />
        ) : (
          <i
            key={at}
            className="aspect-square rounded-pane bg-linear-160 from-gold-200 to-gold-400 forced-color-adjust-none"
            style={{ opacity: light / 100 }}
          />
        ),
      )}
    </div>
  )
}
