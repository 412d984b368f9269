import { Children, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface StartSectionProps {
  id: string
  title: string
  /** Shown when there is nothing to list. */
  empty: string
  children: ReactNode
}

/** A list on the panel's start page. */
export function StartSection({ id, title, empty, children }: StartSectionProps) {
  const entries = Children.toArray(children)
  return (
    <section
      aria-labelledby={id}
      className={cx('panel-start__section', entries.length === 0 && 'panel-start__section--empty')}
    >
      <h2 id={id}>{title}</h2>
      {entries.length === 0 ? <p>{empty}</p> : <ul>{entries}</ul>}
    </section>
  )
}

interface EntryProps {
  href: string
  /** Label of the link. */
  label: string
  /** True: highlighted, because an editor must act. */
  isLit?: boolean
  children: ReactNode
}

export const Entry = ({ href, label, isLit = false, children }: EntryProps) => (
  <li className={isLit ? 'panel-start__lit' : undefined}>
    <span>{children}</span> <a href={href}>{label}</a>
  </li>
)
