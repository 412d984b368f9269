import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface DisclosureProps {
  label: ReactNode
  labelClassName?: string
  className?: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

export const Disclosure = ({
  label,
  labelClassName,
  className,
  onToggle,
  children,
}: DisclosureProps) => (
  <details
    className={cx('group/disclosure', className)}
    onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
  >
    <summary
      className={cx(
        'inline-flex min-h-7 cursor-pointer items-center gap-1 max-md:min-h-11',
        labelClassName,
      )}
    >
      <ChevronRight
        aria-hidden
        strokeWidth={1.75}
        className="-ml-1 size-4 flex-none text-text-3 group-open/disclosure:rotate-90 motion-safe:transition-transform"
      />
      {label}
    </summary>
    {children}
  </details>
)
