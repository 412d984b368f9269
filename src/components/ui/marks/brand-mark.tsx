import { cx } from '../cx'

const LIT = new Set(['1,0', '0,1', '1,1', '2,1', '1,2', '1,3'])
const PANES = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 27" aria-hidden="true" className={cx('w-auto flex-none', className)}>
      {PANES.map(({ row, column }) => (
        <rect
          key={`${column},${row}`}
          x={column * 7}
          y={row * 7}
          width="6"
          height="6"
          rx=".9"
          className={LIT.has(`${column},${row}`) ? 'fill-(--mark-lit)' : 'fill-(--mark-dim)'}
        />
      ))}
    </svg>
  )
}
