import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface CalmLineProps {
  text: string
  children: ReactNode
  className?: string
}

export const NoticeLine = ({ text, children, className = 'mb-3' }: CalmLineProps) => (
  <div
    role="status"
    className={cx(
      'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-bg-2 py-1 pr-1 pl-4 text-text-2 print:hidden',
      className,
    )}
  >
    <p className="mr-auto py-1.5">{text}</p>
    {children}
  </div>
)
