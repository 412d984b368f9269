import { cx } from '@/components/ui/cx'

interface SlideMarksProps {
  count: number
  current: number
}

export function SlideMarks({ count, current }: SlideMarksProps) {
  return (
    <div aria-hidden data-slide-marks className="flex print:hidden gap-1.5 min-[56rem]:hidden">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <i
          key={at}
          data-current={at === current || undefined}
          className={cx(
            'h-3.5 w-2.5 rounded-[2px] border-[1.5px] border-text-2 data-current:border-gold-400 data-current:bg-gold-400',
            at === current && 'forced-lit',
          )}
        />
      ))}
    </div>
  )
}
