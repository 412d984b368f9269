import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

export const Panel = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section
    {...rest}
    className={cx('overflow-clip rounded-card border border-line bg-surface shadow-1', className)}
  />
)

interface PanelHeadProps {
  title: ReactNode
  titleId?: string
  children?: ReactNode
}

export const PanelHead = ({ title, titleId, children }: PanelHeadProps) => (
  <div className="flex min-h-12 items-center gap-3 border-b border-line px-4 py-1">
    <h2 id={titleId} className="mr-auto text-[0.9375rem] font-semibold">
      {title}
    </h2>
    {children}
  </div>
)
