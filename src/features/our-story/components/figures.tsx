import { cx } from '@/components/ui/cx'

interface FiguresProps {
  figures: { id?: string | null; value: string; label: string }[]
  label: string
  columns: 2 | 3
}

export function Figures({ figures, label, columns }: FiguresProps) {
  return (
    <ul
      aria-label={label}
      className={cx('wrap grid gap-x-(--gap)', columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2')}
    >
      {figures.map(({ id, value, label }) => (
        <li key={id ?? value} className="border-t border-line-2 pt-5 pb-6 md:pb-0">
          <b className="block font-display text-[min(24vw,clamp(4.25rem,2.4rem+7vw,9.5rem))] leading-[0.86] font-bold tracking-[-0.035em] [font-stretch:75%]">
            {value}
          </b>
          <span className="mt-3 block max-w-[18ch] text-lg leading-[1.35] text-text-2">
            {label}
          </span>
        </li>
      ))}
    </ul>
  )
}
