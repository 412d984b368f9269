import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { KEEP_CLEAR_PROPS } from '@/components/ui/keep-clear'

interface ChoiceBarProps {
  label: string
  count: number
  className?: string
  children: ReactNode
}

/**
 * A bar for actions on the selected items. Place it below the rows, so that they do not move when
 * it appears.
 */
export const SelectedItemsBar = ({ label, count, className, children }: ChoiceBarProps) => (
  <section
    aria-label={label}
    {...KEEP_CLEAR_PROPS}
    className={cx(
      'sticky bottom-0 z-(--z-sticky) flex flex-wrap items-center gap-2 border-t border-line bg-selected px-4 py-2',
      className,
    )}
  >
    <p role="status" className="mr-auto font-medium text-on-selected tabular-nums">
      {count} selected
    </p>
    {children}
  </section>
)
