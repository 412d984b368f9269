import { Children, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface StartSectionProps {
  id: string
  title: string
  empty: string
  children: ReactNode
}

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
  label: string
  isLit?: boolean
  children: ReactNode
}

export const StartEntry = ({ href, label, isLit = false, children }: EntryProps) => (
  <li className={isLit ? 'panel-start__lit' : undefined}>
    <span>{children}</span> <a href={href}>{label}</a>
  </li>
)
