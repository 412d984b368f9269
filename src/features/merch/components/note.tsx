import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface NoteProps {
  title: string
  /** The one that must be read carries the gold rule. */
  isKey?: boolean
  children: ReactNode
}

export function Note({ title, isKey, children }: NoteProps) {
  return (
    <section
      className={cx('py-5', isKey ? 'border-t-3 border-gold-400' : 'border-t border-line-2')}
    >
      <h2 className="text-md font-semibold">{title}</h2>
      <p className="mt-1 max-w-[40ch] text-sm text-text-2 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3">
        {children}
      </p>
    </section>
  )
}
