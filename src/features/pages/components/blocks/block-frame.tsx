import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export const BLOCK_CLASS = 'py-[clamp(1.75rem,3.4vw,3.25rem)]'

interface BlockFrameProps {
  heading?: string | null
  /** True: the heading is above the content. False: it is beside the content on wide screens. */
  isWide?: boolean
  children: ReactNode
}

export function BlockFrame({ heading, isWide, children }: BlockFrameProps) {
  const title = heading && (
    <h2
      className={cx(
        'type-display leading-[1.02]',
        isWide ? 'mb-[clamp(1.25rem,2.4vw,2rem)] text-3xl' : 'text-2xl lg:col-span-4',
      )}
    >
      {heading}
    </h2>
  )
  return (
    <section className={`wrap ${BLOCK_CLASS}`}>
      {isWide ? (
        <>
          {title}
          {children}
        </>
      ) : (
        <div className="grid gap-x-(--gap) gap-y-5 lg:grid-cols-12">
          {title}
          <div className="min-w-0 lg:col-span-8 lg:col-start-5">{children}</div>
        </div>
      )}
    </section>
  )
}
